import type { ImagePart } from '#domain/page/parts.ts';

export type ImageStripState = { images: ImagePart[] };

export const STRIP_HEIGHT_PX = 80;

export const newItem: ImagePart = { imageUrl: '', height: STRIP_HEIGHT_PX };

export const defaultState: ImageStripState = { images: [newItem, newItem, newItem, newItem] };
