import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importsOf } from './imports.ts';

/** Production entry points: both servers, both halves of the site, its build, and the operator's commands. */
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
/** Code used only by tests and examples: helpers, generated data, fixtures of straps. */
export const isTestHelper = (file: string) =>
  file.includes('/testing/') || /(^|\/)(test|example)-[^/]+\.tsx?$|\/fixtures\.ts$/.test(file);

/** The modules a module executes, by import, dynamic import or `import.meta.glob`; type imports are ignored. */
export function runsOf(root: string, file: string): string[] {
  const imported = importsOf(root, file)
    .filter((found) => found.own && !found.typeOnly)
    .map((found) => found.target.replace(/\?.*$/, ''));
  return [...imported, ...globbedBy(root, file)];
}

/** Every file that is executed with the entries, which may be globs. Tests are excluded. */
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
