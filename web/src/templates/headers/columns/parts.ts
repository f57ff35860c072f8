import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { HEADER_PARTS } from '../header-parts.ts';

export const parts = defineParts({
  ...HEADER_PARTS,
  /** Fills the column beside the logo. */
  text: part.text('Words beside the logo'),
});

export type HeaderColumnsState = StateOf<typeof parts>;

export const defaultState: HeaderColumnsState = initialState(parts);
