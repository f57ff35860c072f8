import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { HEADER_PARTS } from '../header-parts.ts';

export const parts = defineParts({
  ...HEADER_PARTS,
  /** A dark header hides a dark logo: a light plate below it, or the name, suits every ground. */
  masthead: part.choice(
    'Masthead',
    { logo: 'The logo', plate: 'The logo, on a light plate where dark', name: 'The name of the site' },
    'logo',
  ),
});

export type HeaderVogueState = StateOf<typeof parts>;

export const defaultState: HeaderVogueState = initialState(parts);
