import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { COLUMNS_PARTS } from '../footer-parts.ts';

export const parts = defineParts({
  ...COLUMNS_PARTS,
  newsletter: part.text('Words beside a newsletter field, empty for none'),
});

export type FooterColumnsState = StateOf<typeof parts>;

export const defaultState: FooterColumnsState = initialState(parts);
