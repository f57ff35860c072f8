import { defaultState, type HtmlFullWidthState } from './parts.ts';

const BAND = `
<div style="padding: clamp(3rem, 9vw, 8rem) 1.5rem; background: linear-gradient(120deg, #17372d, #2f6a57); color: #fff; text-align: center">
  <p style="font-size: clamp(1.6rem, 4vw, 3rem); line-height: 1.2">Winter market report: prices held, days did not.</p>
</div>`;

export const fixtures: Record<string, HtmlFullWidthState> = {
  'a band': { html: { ...defaultState.html, html: encodeURIComponent(BAND) } },
  'nothing yet': defaultState,
};
