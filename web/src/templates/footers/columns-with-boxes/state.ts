import type { HeadingPart, ImagePart, TextPart } from '#domain/page/parts.ts';
import { type ColumnsState, DEFAULT_COLUMNS_STATE } from '../footer-state.ts';

export type FooterBox = { title: HeadingPart; text: TextPart; image: ImagePart };

export type FooterColumnsWithBoxesState = ColumnsState & { boxes: FooterBox[] };

export const EMPTY_BOX: FooterBox = {
  title: { html: '', size: 'h4' },
  text: { html: '' },
  image: { imageUrl: '' },
};

export const defaultState: FooterColumnsWithBoxesState = { ...DEFAULT_COLUMNS_STATE, boxes: [EMPTY_BOX] };
