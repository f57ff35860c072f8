import { editorMessage } from '../messages.ts';
import { inShort } from '../publishing/what-goes-live.ts';
import type { DesignDraft, InTheWay } from './use-templates.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a design draft makes live, by name: `the look of all pages, the page Home and the page About`. */
export function namesOfDesign({ parts, pages }: Pick<DesignDraft, 'parts' | 'pages'>): string {
  return LIST.format([
    // Of the website a design changes the theme.
    ...inShort(parts.map((part) => editorMessage(part === 'website' ? 'live.theme' : `live.${part}`))),
    ...pages.map(({ name, slug }) => editorMessage('design.page', { name: name || slug })),
  ]);
}

/** Drafts that are no design's, by name. */
export function namesOfDrafts({ parts, pages }: InTheWay): string {
  return LIST.format([
    ...parts.map((part) => editorMessage(`draft.what.${part}`)),
    ...pages.map(({ name, slug }) => editorMessage('design.page', { name: name || slug })),
  ]);
}

/** Names of the pages that visitors do not know yet; empty without any. */
export function newPagesOf({ pages }: DesignDraft): string {
  return LIST.format(pages.filter(({ isNew }) => isNew).map(({ name, slug }) => name || slug));
}
