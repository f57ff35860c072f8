import type { ProfileWire } from '../datasources/profile/profile.types.ts';

/** Whether every viewing condition is complete; a service that contradicts itself has completed none. */
export function hasCompleted({ isUserVow, conditions }: ProfileWire): boolean {
  return isUserVow.complete && conditions.every(({ complete }) => complete);
}
