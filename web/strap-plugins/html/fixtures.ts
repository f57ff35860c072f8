import { defaultState, type HtmlState } from './parts.ts';

const TABLE = `
<h2>Sales on our streets, last quarter</h2>
<table style="margin: 1.5rem auto 0; border-spacing: 1.5rem 0.5rem">
  <tr><th>Neighbourhood</th><th>Sold</th><th>Median</th></tr>
  <tr><td>Strathcona</td><td>31</td><td>$512,000</td></tr>
  <tr><td>Belgravia</td><td>12</td><td>$604,500</td></tr>
</table>`;

export const fixtures: Record<string, HtmlState> = {
  'a table': { html: { ...defaultState.html, html: encodeURIComponent(TABLE) } },
  'with a script': {
    html: {
      ...defaultState.html,
      html: encodeURIComponent(
        '<p id="when"></p><script>document.getElementById("when").textContent = "Now";</script>',
      ),
    },
  },
  'badly encoded': { html: { ...defaultState.html, html: '%E0%A4%A' } },
  'nothing yet': defaultState,
};
