export type Query = Readonly<Record<string, string | number | undefined>>;

/** The URL of a call from its raw path segments. */
export function callUrl(baseUrl: string, parts: readonly string[], query?: Query): string {
  const search = new URLSearchParams(paramsOf(query));
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  const suffix = search.size > 0 ? `?${search}` : '';

  return `${base}${parts.map(encodeURIComponent).join('/')}${suffix}`;
}

/** The query parameters that are set, as text. */
export function paramsOf(query: Query = {}): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params[name] = String(value);
  }
  return params;
}

/** `.` and `..` would escape the path, encoded or not. */
export function canBePath(parts: readonly string[]): boolean {
  return parts.every(
    (part) => part !== '' && part !== '.' && part !== '..' && part.isWellFormed() && !/\p{Cc}/u.test(part),
  );
}
