import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importsOf } from './imports.ts';

/** What runs in production: both servers, both halves of the site, its build, and the commands of an owner. */
export const PRODUCTION = [
  'web/server.ts',
  'engine/main.ts',
  'web/src/app/entry-client.ts',
  'web/src/app/entry-server.tsx',
  'vite.config.ts',
  'scripts/setup.mjs',
  'scripts/seed.ts',
  'scripts/places-import.ts',
  'scripts/listings-import.ts',
  'scripts/new-strap.ts',
  // The generated map of resolvers imports every one of them.
  'gateway/resolvers/**/*.ts',
];

const GLOB = /import\.meta\.glob(?:<(?:[^<>]|<[^<>]*>)*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
/** Code that only tests and examples run: helpers, made-up data, the states of a strap that the gallery shows. */
export const isTestHelper = (file: string) =>
  file.includes('/testing/') || /(^|\/)(test|example)-[^/]+\.tsx?$|\/fixtures\.ts$/.test(file);

/** The modules of the tree that a module runs, by import, dynamic import or `import.meta.glob`; imports of types run nothing. */
export function runsOf(root: string, file: string): string[] {
  const imported = importsOf(root, file)
    .filter((found) => found.own && !found.typeOnly)
    .map((found) => found.target.replace(/\?.*$/, ''));
  return [...imported, ...globbedBy(root, file)];
}

/** Every file of the tree that runs when the entries do; an entry may be a glob. Tests are never part of it. */
export function reachableFrom(root: string, entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = entries.flatMap((entry) => globSync(entry, { cwd: root }));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file) || isTest(file) || !existsSync(join(root, file))) continue;
    reached.add(file);
    if (/\.(ts|tsx|mjs)$/.test(file)) waiting.push(...runsOf(root, file));
  }
  return reached;
}

function globbedBy(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(GLOB)].flatMap(([, argument = '']) => {
    const patterns = [...argument.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
    return patterns
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap((pattern) => globSync(relative(root, join(root, dirname(file), pattern)), { cwd: root }));
  });
}
