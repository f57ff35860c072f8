/** Headers and footers that the product chooses for phones, never a site (set `internal`). */
const INTERNAL_TEMPLATES: ReadonlySet<string> = new Set([
  'header-mobile-home',
  'header-mobile-interior',
  'header-mobile-search',
  'header-mobile-details',
  'footer-mobile-search',
  'footer-mobile-details',
]);

export function isInternalTemplate(name: string): boolean {
  return INTERNAL_TEMPLATES.has(name);
}
