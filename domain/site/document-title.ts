/** The page's title and the site's name; only one when the other is missing or the same. */
export function documentTitle(pageTitle: string, siteName: string, separator = ' | '): string {
  const parts = [pageTitle.trim(), siteName.trim()].filter(Boolean);

  return [...new Set(parts)].join(separator);
}
