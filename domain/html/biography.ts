import { escapeHtml } from './escape-html.ts';

const PARAGRAPH = /<p>(.*?)<\/p>/gs;
const BREAK = /<br\s*\/?>/gi;
const TAG = /<[a-z/!]/i;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The HTML of a biography that is typed as plain text: an empty line begins a paragraph. */
export function biographyHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** A stored biography as plain text; null where it has formatting that plain text would lose. */
export function biographyText(html: string): string | null {
  const paragraphs = html.includes('<p>') ? [...html.matchAll(PARAGRAPH)].map(([, inner]) => inner) : [html];
  const isOutside = html.includes('<p>') && html.replace(PARAGRAPH, '').trim() !== '';
  const lines = paragraphs.map((inner = '') => inner.replace(BREAK, '\n').trim());
  if (isOutside || lines.some((line) => TAG.test(line))) return null;

  return lines
    .map((line) => line.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (name) => CHARACTERS[name] ?? name))
    .join('\n\n');
}
