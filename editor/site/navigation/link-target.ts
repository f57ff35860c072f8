/** What kind of place an address leads to. */
export const TARGET_KINDS = ['page', 'anchor', 'mail', 'phone', 'address'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** What each kind of address begins with; a page of the site is an address without more. */
const PREFIXES = { anchor: '#', mail: 'mailto:', phone: 'tel:' } as const;

/** The kind of an address; `pages` are the addresses of the site's own pages. */
export function targetKind(href: string, pages: ReadonlySet<string>): TargetKind {
  for (const [kind, prefix] of Object.entries(PREFIXES)) {
    if (href.startsWith(prefix)) return kind as keyof typeof PREFIXES;
  }

  return pages.has(href) ? 'page' : 'address';
}

/** What an agent types of an address of this kind. */
export function typedPart(kind: TargetKind, href: string): string {
  return kind in PREFIXES ? href.slice(prefixOf(kind).length) : href;
}

/** The address from what an agent typed; empty when nothing was. */
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
