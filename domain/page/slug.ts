/** Longer slugs are cut when they are made and rejected when they are saved. */
export const SLUG_MAX_LENGTH = 100;

/** Default path words of the legal pages; a site may configure others. */
export const LEGAL_SLUGS = { privacy: 'privacy-policy', disclaimer: 'disclaimer' } as const;

/** First path segments that never lead to a page of the store. */
const ROUTE_WORDS = [
  'access',
  'agent',
  'agents',
  'blog',
  'for-lease',
  'for-sale',
  'search',
  'sold',
  'solds',
  // The product's own paths.
  'api',
  'assets',
  'favicon',
  'graphql',
  'oidc',
  'preview',
  'robots',
  'sitemap',
] as const;

/** Page ids that no content page can have. */
export const RESERVED_SLUGS: readonly string[] = [...ROUTE_WORDS, ...Object.values(LEGAL_SLUGS)];

/** `configured` are the site's own path words of its legal pages. */
export function isReservedSlug(slug: string, configured: readonly string[] = []): boolean {
  return RESERVED_SLUGS.includes(slug) || configured.includes(slug);
}

/** A slug is made of small letters, digits and single hyphens between them. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Any text as a slug; empty when nothing of it can stand in one. */
export function slugify(text: string): string {
  // Most numbers of listings; the steps below change nothing else of them.
  if (/^[A-Za-z0-9]*$/.test(text)) return text.slice(0, SLUG_MAX_LENGTH).toLowerCase();

  return text
    .replace(/['’®™©]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[æœ]/g, (ligature) => (ligature === 'æ' ? 'ae' : 'oe'))
    .replace(/[øłđ]/g, (letter) => ({ ø: 'o', ł: 'l', đ: 'd' })[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, '');
}
