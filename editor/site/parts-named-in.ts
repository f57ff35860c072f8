import { isObject } from '#domain/json/is-object.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';

/** The parts of all installed templates that imported JSON names. */
export async function partsNamedIn(json: unknown): Promise<PartsTable> {
  if (!isObject(json)) return {};
  const { hero, straps } = json;
  const named = [json, hero, ...(Array.isArray(straps) ? straps : [])];
  const names = named.flatMap((one) => (isObject(one) && typeof one.name === 'string' ? [one.name] : []));
  const definitions = await Promise.all([...new Set(names)].map(loadStrap));

  return Object.fromEntries(definitions.flatMap((found) => (found ? [[found.name, found.parts]] : [])));
}
