/** Variables of the query, for links that may lead to a search; null where none does. */
export function searchesAmong(hrefs: readonly (string | undefined)[]): { paths: string[] } | null {
  const paths = hrefs.filter((href) => href !== undefined && /^\/search(?=[/?]|$)/.test(href)) as string[];

  return paths.length > 0 ? { paths: [...new Set(paths)] } : null;
}

/** The items whose link does not lead to a search without homes; all of them while the page is edited. */
export function withHomes<Item extends { href?: string | undefined }>(
  items: readonly Item[],
  data: { emptySearches?: readonly string[] } | null | undefined,
  isEditing: boolean,
): readonly Item[] {
  const empty = data?.emptySearches ?? [];

  return isEditing || empty.length === 0 ? items : items.filter(({ href }) => !empty.includes(href ?? ''));
}

/** One tile left of several is no choice. */
export function isChoice(shown: readonly unknown[], all: readonly unknown[]): boolean {
  return shown.length === all.length || shown.length > 1;
}
