import type { SitePart } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** A list of the changed documents: `your header and this page`. */
export function describeChanges({ parts, hasPage }: { parts: SitePart[]; hasPage: boolean }): string {
  const names = parts.map((part) => editorMessage(`draft.what.${part}`));

  return LIST.format(hasPage ? [...names, editorMessage('draft.what.page')] : names);
}
