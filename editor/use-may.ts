import { hasRight, type Right } from '#domain/site/roles.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { Viewer } from '#web/src/site/site-model.ts';

/** Whether the signed-in agent has a right; the server checks it anyway. */
export function may({ agent, canEdit }: Viewer, right: Right): boolean {
  // Without a role pages are stored in the browser only (offline mode).
  return agent?.role ? hasRight(agent.role, right) : canEdit;
}

export function useMay(right: Right): boolean {
  return may(useSite().viewer, right);
}
