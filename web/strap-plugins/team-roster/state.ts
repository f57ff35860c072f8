import type { HeadingPart, TextPart } from '#domain/page/parts.ts';
import type { EditHandle } from '#web/src/ui/edit-handle.ts';

export const ORDERS = ['roster', 'name'] as const;

export type TeamRosterState = {
  title: HeadingPart;
  text: TextPart;
  /** Ids of those who are shown, in their order; none are all of the team. */
  members: string[] & { edit?: EditHandle };
  /** As the roster or the choice has them, or by name. */
  order: (typeof ORDERS)[number];
  /** How many stand side by side on a wide screen, 2 to 6. */
  columns: number;
};

export const defaultState: TeamRosterState = {
  title: { html: 'Our Team', size: 'h2' },
  text: { html: '' },
  members: [],
  order: 'roster',
  columns: 4,
};
