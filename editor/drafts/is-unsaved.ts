import type { Editing } from '../editing/use-editing.ts';
import { isUnstored } from './draft.machine.ts';

/** Whether leaving the page now would lose changes; those stored in a draft are not lost. */
export function isUnsaved({ snapshot, drafts }: Pick<Editing, 'snapshot' | 'drafts'>): boolean {
  if (snapshot.matches('viewing')) return false;
  const isChanged = snapshot.matches('dirty') || snapshot.matches('leaving');

  return (isChanged && isUnstored(drafts)) || snapshot.hasTag('saving') || snapshot.context.aside !== null;
}
