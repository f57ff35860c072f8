import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** What each template of the product declares its state to be made of: `parts` of the `parts.ts` in its folder. */
export async function readParts(): Promise<PartsTable> {
  const declared = Object.entries(FOLDERS).flatMap(([kind, folder]) =>
    globSync(join(ROOT, folder, '*/parts.ts')).map(async (file): Promise<[string, Parts]> => {
      const { parts }: { parts: Parts } = await import(pathToFileURL(file).href);

      return [`${kind}-${basename(dirname(file))}`, parts];
    }),
  );

  return Object.fromEntries(await Promise.all(declared));
}

/** What a package declares in its `parts.json`; null when it has none. Throws the file, the member and the reason. */
export function readPartsOf(folder: string): Parts | null {
  const file = join(folder, 'parts.json');
  if (!existsSync(file)) return null;

  const read = partsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data;

  const [issue] = read.error.issues;
  throw new Error(`${file}: ${issue?.path.map(String).join('.')}: ${issue?.message}`);
}
