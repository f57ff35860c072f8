import { isUnkept } from './use-draft-keeping.ts';
import type { SafeEditing } from './use-safe-editing.ts';

/** Whether leaving the page now would lose something: what a draft keeps is not lost. */
export function isUnsaved({ snapshot, keeping }: Pick<SafeEditing, 'snapshot' | 'keeping'>): boolean {
  if (snapshot.matches('viewing')) return false;

  return (
    (snapshot.matches('dirty') && isUnkept(keeping.snapshot)) ||
    snapshot.hasTag('saving') ||
    snapshot.context.aside !== null
  );
}
