import type { EmptyPageState } from './parts.ts';

export const fixtures: Record<string, EmptyPageState> = {
  'as it is': { isBelowHeading: false },
  'below a hero': { isBelowHeading: true },
};
