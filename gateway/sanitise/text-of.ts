import { MarkupError, parseMarkup } from './parse-markup.ts';
import { purifiedText } from './purify.ts';

/** The text of markup, with its entities read and white space as single spaces. */
export function textOf(html: string): string {
  return (/[<&]/.test(html) ? parsedText(html) : html).replace(/\s+/g, ' ').trim();
}

function parsedText(html: string): string {
  try {
    return purifiedText(parseMarkup(html));
  } catch (error) {
    if (error instanceof MarkupError) return html.replace(/<[^<>]*>/g, '');
    throw error;
  }
}
