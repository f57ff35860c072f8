import { defineParts } from '#domain/parts/part.ts';

/** Nothing to set: the product places it. */
export const parts = defineParts({});

export type EmptyPageState = Record<string, never>;
