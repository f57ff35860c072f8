import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { HEADER_PARTS } from '../header-parts.ts';

export const parts = defineParts({
  ...HEADER_PARTS,
  /** Style of the logo while the header lies over a picture. */
  logoOverImage: part.choice(
    'Logo over a picture',
    { plate: 'On a plate', white: 'In white', unchanged: 'As it is' },
    'plate',
  ),
});

export type HeaderGlassState = StateOf<typeof parts>;

export const defaultState: HeaderGlassState = initialState(parts);
