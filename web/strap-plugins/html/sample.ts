import type { HtmlState } from './parts.ts';

const MARKUP =
  '<p style="text-align: center">Your own HTML goes here: a table, a widget, an embedded map.</p>';

/** What the picker inserts, to be replaced by the agent's own markup. */
export const sample: Partial<HtmlState> = { html: { html: encodeURIComponent(MARKUP), display: 'block' } };
