import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** The HTTP status of the page, 0 without a response. */
  code: part.number('Code', 404, { min: 0, max: 599 }),
  message: part.text('Message', 'Page not found.'),
});

export type ErrorState = StateOf<typeof parts>;
