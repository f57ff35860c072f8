/** The problem of a field; `field` is its dotted path, empty for the whole. */
export type Problem = { field: string; message: string };

/** The result of validating an untrusted value. */
export type Checked<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

/** `straps.3.config.hidden` */
export function dottedPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}
