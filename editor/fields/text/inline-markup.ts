import DOMPurify from 'dompurify';

const ALLOWED = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'br', 'span'],
  ALLOWED_ATTR: [],
};

/** Sanitises the markup of a heading, without what browsers leave in an emptied one. */
export function cleanInlineMarkup(html: string): string {
  const clean = DOMPurify.sanitize(html, ALLOWED).replaceAll('&nbsp;', ' ');

  return /^(<br ?\/?>|\s)*$/.test(clean) ? '' : clean;
}
