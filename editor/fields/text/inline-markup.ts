import DOMPurify from 'dompurify';

const ALLOWED = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'br', 'span'],
  ALLOWED_ATTR: [],
};

/** Markup that may stand inside a heading; what a browser leaves in an emptied one is nothing. */
export function cleanInlineMarkup(html: string): string {
  const clean = DOMPurify.sanitize(html, ALLOWED).replaceAll('&nbsp;', ' ');

  return /^(<br ?\/?>|\s)*$/.test(clean) ? '' : clean;
}
