import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { readParts, readPartsOf } from '#engine/read-parts.ts';
import { readStrapPackages } from '../vite/read-strap-package.ts';
import type { StrapworkConfig } from '../vite/strapwork-config.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The part declarations of every installed template, including packages; a package without parts.json
 * declares none.
 */
export async function readPartsTable(): Promise<PartsTable> {
  const file = resolve(ROOT, process.env.STRAPWORK_CONFIG ?? 'strapwork.config.ts');
  const site: { default: StrapworkConfig } = await import(pathToFileURL(file).href);
  const packages = readStrapPackages(ROOT, site.default.straps);
  const added = packages.map(({ name, folder }) => [name, readPartsOf(folder) ?? {}]);

  return { ...(await readParts()), ...Object.fromEntries(added) };
}
