import { defineParts } from '#domain/parts/part.ts';

/** No settings: the product places it. */
export const parts = defineParts({});

export type EmptyPageState = Record<string, never>;
