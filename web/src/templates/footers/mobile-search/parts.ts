import { defineParts, type StateOf } from '#domain/parts/part.ts';

/** Nothing is stored for it: its content is the website's, and an agent changes it there. */
export const parts = defineParts({});

export type FooterMobileSearchState = StateOf<typeof parts>;
