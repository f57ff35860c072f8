import { MarkupError, parseMarkup } from './parse-markup.ts';
import { purifiedText } from './purify.ts';

const END_OF_LINE = /<(?:br|\/(?:p|h[1-6]|li|blockquote|div|td|th))\b/gi;

/** The text of markup, with its entities read and white space as single spaces, which paragraphs have between them too. */
export function textOf(html: string): string {
  return (/[<&]/.test(html) ? parsedText(html.replace(END_OF_LINE, ' $&')) : html)
    .replace(/\s+/g, ' ')
    .trim();
}

function parsedText(html: string): string {
  try {
    return purifiedText(parseMarkup(html));
  } catch (error) {
    if (error instanceof MarkupError) return html.replace(/<[^<>]*>/g, '');
    throw error;
  }
}
