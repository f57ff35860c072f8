import DOMPurify from 'dompurify';

const ALLOWED = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'br', 'span'],
  ALLOWED_ATTR: [],
};

const EMPTY_LINES_AT_END = /(?:\s*<br ?\/?>)+\s*$/;

/** Sanitises the markup of a heading, without the line breaks that browsers leave in an emptied one and at its end. */
export function cleanInlineMarkup(html: string): string {
  const clean = DOMPurify.sanitize(html, ALLOWED).replaceAll('&nbsp;', ' ').replace(EMPTY_LINES_AT_END, '');

  return clean.trim() === '' ? '' : clean;
}
