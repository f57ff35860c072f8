import { isObject } from '#domain/json/is-object.ts';

/** The value at a dotted path; undefined if there is none. */
export function valueAt(whole: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isObject(value) ? value[key] : undefined), whole);
}

/** A copy with a value set at a dotted path, creating missing objects. */
export function withValue<T>(whole: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const owner: Record<string, unknown> = isObject(whole) ? whole : {};
  const member = rest.length > 0 ? withValue(owner[key], rest.join('.'), value) : value;

  return { ...owner, [key]: member } as T;
}
