// Whether dist/ is up to date. Plain JavaScript, since scripts/setup.mjs runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const BUILT_FROM = [
  'codegen.ts',
  'vite.config.ts',
  'strapwork.config.ts',
  'package-lock.json',
  'gateway/schema',
  'scripts/codegen',
  'demo',
  'domain',
  'editor',
  'web',
];

export const builtMark = (tree = root) => join(tree, 'dist/.hash');

/** One hash of all sources below the paths, without tests and generated code. */
export function sourceHash(paths = BUILT_FROM, tree = root) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of files(join(tree, path)))
      hash.update(file.slice(tree.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Called around every build, so that an aborted build leaves no mark. */
export function unmarkBuilt(tree = root) {
  rmSync(builtMark(tree), { force: true });
}

export function markBuilt(tree = root) {
  writeFileSync(builtMark(tree), sourceHash(BUILT_FROM, tree));
}

/** Throws unless dist/ was built from the current sources. */
export function requireFreshBuild(tree = root) {
  const mark = builtMark(tree);
  if (!existsSync(mark)) throw new Error('There is no finished build in dist/. Run: npm run build');
  if (readFileSync(mark, 'utf8') !== sourceHash(BUILT_FROM, tree))
    throw new Error('dist/ was built from other sources. Run: npm run build');
}

function files(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter((entry) => !/^(gql|node_modules)$|\.generated\.ts$|\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]));
}
