const CELL = 'padding: 0.75rem 0.75rem 0.75rem 0; text-align: start; vertical-align: top';
/** Amounts and telephone numbers up to this length do not wrap; sentences do. */
const ONE_LINE = 20;
const ROW = 'border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent)';

type Table = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** HTML of a table whose first column has row headers, with inline styles because the product has none for tables. */
export function table({ caption, head, rows }: Table): string {
  const cell = (text: string, scope?: string) =>
    scope
      ? `<th scope="${scope}" style="${CELL}">${text}</th>`
      : `<td style="${CELL}${text.length <= ONE_LINE ? '; white-space: nowrap' : ''}">${text}</td>`;
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr style="${ROW}">${cell(name, 'row')}${cells.map((text) => cell(text)).join('')}</tr>`,
  );

  return `<div style="overflow-x: auto" tabindex="0" role="region" aria-label="${caption}"><table style="inline-size: 100%; max-inline-size: 48rem; margin-block-start: 1.5rem; border-collapse: collapse"><caption style="text-align: start; padding-block-end: 0.5rem">${caption}</caption><thead><tr style="${ROW}">${head.map((text) => cell(text, 'col')).join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
