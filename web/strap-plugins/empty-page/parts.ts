import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** No settings: the product places it. */
export const parts = defineParts({
  /** The page has a heading above it. */
  isBelowHeading: part.toggle('Below a heading', false),
});

export type EmptyPageState = StateOf<typeof parts>;
