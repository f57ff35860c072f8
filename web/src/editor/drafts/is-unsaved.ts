import { changedParts } from '../site-parts.ts';
import { isUnkept } from './use-draft-keeping.ts';
import type { SafeEditing } from './use-safe-editing.ts';

/** Whether leaving the page now would lose something: what a draft keeps is not lost, what all pages share is in none. */
export function isUnsaved({ snapshot, keeping }: Pick<SafeEditing, 'snapshot' | 'keeping'>): boolean {
  if (snapshot.matches('viewing')) return false;
  const { parts, site, aside } = snapshot.context;

  return (
    (snapshot.matches('dirty') && isUnkept(keeping.snapshot)) ||
    snapshot.hasTag('saving') ||
    changedParts(parts, site).length > 0 ||
    aside !== null
  );
}
