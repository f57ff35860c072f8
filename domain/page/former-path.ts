/** Longer paths of an earlier website are not redirected. */
const FORMER_PATH_MAX = 500;

/**
 * The path of a page on an earlier website as its redirect is stored and found: decoded, in lower case, without slashes
 * around it. Null for the root and for what cannot be a path.
 */
export function formerPath(path: string): string | null {
  const trimmed = decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .join('/');

  return trimmed !== '' && trimmed.length <= FORMER_PATH_MAX && !/[\p{Cc}?#]/u.test(trimmed) ? trimmed : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
