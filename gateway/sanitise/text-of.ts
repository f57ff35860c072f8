import { JSDOM } from 'jsdom';

/** The text of markup, with its entities read and white space as single spaces. */
export function textOf(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();

  const fragment = JSDOM.fragment(html);
  for (const element of fragment.querySelectorAll('script, style, template')) element.remove();
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim();
}
