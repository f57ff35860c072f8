import { defineParts, type StateOf } from '#domain/parts/part.ts';

/** Stores nothing: its content comes from the website's settings. */
export const parts = defineParts({});

export type HeaderMobileInteriorState = StateOf<typeof parts>;
