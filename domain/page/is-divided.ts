import type { StrapConfig } from './page.ts';

/** Whether a line divides a strap from the one above: where both have one ground and the upper one asks for it; else the change of ground divides. */
export function isDivided(upper: StrapConfig, lower: StrapConfig): boolean {
  return upper.style.rule && upper.style.theme === lower.style.theme;
}
