import type { HtmlTwoColumnsState } from './parts.ts';

const markup = (text: string) => ({ html: encodeURIComponent(`<p>${text}</p>`), display: 'block' as const });

/** What the picker inserts, to be replaced by the agent's own markup. */
export const sample: Partial<HtmlTwoColumnsState> = {
  left: markup('Your own HTML goes here: a table or a widget.'),
  right: markup('And more of it here: an embedded map, for example.'),
};
