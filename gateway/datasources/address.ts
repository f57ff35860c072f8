export type Query = Readonly<Record<string, string | number | undefined>>;

/** The address of a call from its raw path parts, or null when a part can't stand in a path. */
export function address(baseUrl: string, parts: readonly string[], query: Query = {}): string | null {
  if (!parts.every(isPathPart)) return null;

  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const suffix = search.size > 0 ? `?${search}` : '';

  return `${base}${parts.map(encodeURIComponent).join('/')}${suffix}`;
}

/** `.` and `..` would climb out of the path they are put into, encoded or not. */
function isPathPart(part: string): boolean {
  return part !== '' && part !== '.' && part !== '..' && part.isWellFormed() && !/\p{Cc}/u.test(part);
}
