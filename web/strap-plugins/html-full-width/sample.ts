import type { HtmlFullWidthState } from './parts.ts';

const MARKUP =
  '<p style="padding: 3rem 1.5rem; text-align: center">Your own HTML goes here: a table, a widget, an embedded map.</p>';

/** What the picker inserts, to be replaced by the agent's own markup. */
export const sample: Partial<HtmlFullWidthState> = {
  html: { html: encodeURIComponent(MARKUP), display: 'block' },
};
