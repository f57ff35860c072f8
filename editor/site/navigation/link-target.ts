/** Kinds of link targets. */
export const TARGET_KINDS = ['page', 'anchor', 'mail', 'phone', 'address'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** URL prefixes by kind; pages and other URLs have none. */
const PREFIXES = { anchor: '#', mail: 'mailto:', phone: 'tel:' } as const;

/** The kind of a URL; `pages` are the paths of the site's pages. */
export function targetKind(href: string, pages: ReadonlySet<string>): TargetKind {
  for (const [kind, prefix] of Object.entries(PREFIXES)) {
    if (href.startsWith(prefix)) return kind as keyof typeof PREFIXES;
  }

  return pages.has(href) ? 'page' : 'address';
}

/** The editable part of a URL of this kind. */
export function typedPart(kind: TargetKind, href: string): string {
  return kind in PREFIXES ? href.slice(prefixOf(kind).length) : href;
}

/** The URL for the typed text; empty if it is. */
export function hrefOf(kind: TargetKind, typed: string): string {
  const text = typed.trim();
  const prefix = prefixOf(kind);
  if (kind === 'phone') return prefix + text.replace(/[^\d+{}.\w]/g, '');
  if (prefix) return prefix + text.replace(/^#|^mailto:/, '');

  // A host without a scheme would be read as a path of this site.
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
}

function prefixOf(kind: TargetKind): string {
  return kind in PREFIXES ? PREFIXES[kind as keyof typeof PREFIXES] : '';
}
