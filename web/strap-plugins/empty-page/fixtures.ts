import type { EmptyPageState } from './state.ts';

export const fixtures: Record<string, EmptyPageState> = { 'as it is': {} };
