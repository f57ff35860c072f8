import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { HEADER_PARTS } from '../header-parts.ts';

export const parts = defineParts({
  ...HEADER_PARTS,
  /** At the start of the contact row. */
  tagline: part.text('Tagline'),
});

export type HeaderHorizonState = StateOf<typeof parts>;

export const defaultState: HeaderHorizonState = initialState(parts);
