import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Parts, PartsTable } from '#domain/parts/declaration.ts';
import { partsSchema } from '#domain/parts/declaration-schema.ts';

const ROOT = join(import.meta.dirname, '..');
/** Folders of the built-in templates, by the first part of their key. */
const FOLDERS = {
  strap: 'web/strap-plugins',
  header: 'web/src/templates/headers',
  hero: 'web/src/templates/heroes',
  footer: 'web/src/templates/footers',
};

/** The part declarations of every built-in template. */
export function readParts(): PartsTable {
  const declared = Object.entries(FOLDERS).flatMap(([kind, folder]) =>
    globSync(join(ROOT, folder, '*/parts.json')).map((file) => [
      `${kind}-${basename(dirname(file))}`,
      readPartsFile(file),
    ]),
  );

  return Object.fromEntries(declared);
}

/** The declarations of one folder; null when it has none. */
export function readPartsOf(folder: string): Parts | null {
  const file = join(folder, 'parts.json');

  return existsSync(file) ? readPartsFile(file) : null;
}

function readPartsFile(file: string): Parts {
  const read = partsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data;

  const [issue] = read.error.issues;
  throw new Error(`${file}: ${issue?.path.map(String).join('.')} is not a kind of part`);
}
