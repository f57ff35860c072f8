import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';
import { COLUMNS_PARTS } from '../footer-parts.ts';

const BOX = defineParts({
  title: part.heading('Heading', '', 'h4'),
  text: part.richText('Text'),
  image: part.image('Picture'),
});
export type FooterBox = StateOf<typeof BOX>;

export const parts = defineParts({
  ...COLUMNS_PARTS,
  boxes: part.list('Boxes', 'Box', BOX, [{}], { max: 4 }),
  newsletter: part.text('Words beside a newsletter field, empty for none'),
  /** Empty shows no map. */
  map: part.mapPosition('Place of the office on a map'),
});

export type FooterColumnsWithBoxesState = StateOf<typeof parts>;

export const defaultState: FooterColumnsWithBoxesState = initialState(parts);
