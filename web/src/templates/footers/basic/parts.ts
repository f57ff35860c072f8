import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { FOOTER_PARTS } from '../footer-parts.ts';

export const parts = defineParts({
  ...FOOTER_PARTS,
  layout: part.choice(
    'Layout',
    {
      sides: 'Office beside links',
      centred: 'Centred',
      poster: 'A large name',
      strip: 'Links in a row above',
    },
    'sides',
  ),
});

export type FooterBasicState = StateOf<typeof parts>;

export const defaultState: FooterBasicState = initialState(parts);
