import type { HeadingPart, TextPart } from '#domain/page/parts.ts';

export const ORDERS = ['roster', 'name'] as const;

export type TeamRosterState = {
  title: HeadingPart;
  text: TextPart;
  /** As the roster has them, or by name. */
  order: (typeof ORDERS)[number];
  /** How many stand side by side on a wide screen, 2 to 6. */
  columns: number;
};

export const defaultState: TeamRosterState = {
  title: { html: 'Our Team', size: 'h2' },
  text: { html: '' },
  order: 'roster',
  columns: 4,
};
