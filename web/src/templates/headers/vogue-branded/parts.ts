import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { HEADER_PARTS } from '../header-parts.ts';

export const parts = defineParts({
  ...HEADER_PARTS,
  /** Text of the plaque; placeholders like `{office.officeName}` are filled in. */
  brandText: part.text('Words on the plaque', '{office.officeName}'),
  brandLogo: part.image('Logo on the plaque'),
});

export type HeaderVogueBrandedState = StateOf<typeof parts>;

export const defaultState: HeaderVogueBrandedState = initialState(parts);
