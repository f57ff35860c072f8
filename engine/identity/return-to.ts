/** Only a path of the same site is accepted; anything else redirects home. */
const HOME = '/';
const MAX_LENGTH = 2048;
/** A base no site has: a result with another origin was not a path. */
const BASE = 'http://same-site.invalid';
/** Returning to these would sign in or out again. */
const OWN_PATHS = ['/access', '/account', '/oidc'];
/** The page of a customer's account is a page like any other. */
const ACCOUNT_PAGE = '/account';
/** May carry an invitation. */
const SHARED_PAGE = '/account/shared';

/** The path, query and hash of a same-site URL, `/` for everything else. */
export function safeReturnTo(value: string | null | undefined): string {
  if (!value || value.length > MAX_LENGTH || !isPlainPath(value)) return HOME;

  const url = URL.parse(value, BASE);
  if (!url || url.origin !== BASE || !isPlainPath(url.pathname)) return HOME;
  if (url.pathname === ACCOUNT_PAGE) return ACCOUNT_PAGE;
  if (url.pathname === SHARED_PAGE) return SHARED_PAGE + url.search;
  if (OWN_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return HOME;

  return url.pathname + url.search + url.hash;
}

/** Browsers read `\` as `/` and skip tabs and line breaks; none of them belongs in a path, encoded or not. */
function isPlainPath(value: string): boolean {
  return /^\/(?![/\\]|%2f|%5c)/i.test(value) && !/[\\\p{Cc}]|%5c|%0[0-9a-f]/iu.test(value);
}
