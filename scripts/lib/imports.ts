import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export type Import = {
  /** Importing file, relative to the root. */
  file: string;
  /** A file relative to the root for own modules, else the package specifier as written. */
  target: string;
  own: boolean;
  typeOnly: boolean;
  dynamic: boolean;
};

const STATIC = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import of a source file, with own ones resolved relative to the root. */
export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, dynamic: boolean) => {
    const own = specifier.startsWith('.') || specifier.startsWith('#');
    found.push({ file, target: own ? resolve(root, file, specifier) : specifier, own, typeOnly, dynamic });
  };

  for (const [statement, type, specifier] of text.matchAll(STATIC)) {
    if (specifier) add(specifier, Boolean(type) || onlyTypes(statement), false);
  }
  for (const [, specifier] of text.matchAll(DYNAMIC)) if (specifier) add(specifier, false, true);
  return found;
}

/** `import { type A, type B } from …` erases like `import type`. */
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  if (!names || /import\s+\w/.test(statement)) return false;
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '));
}

function resolve(root: string, file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return relative(root, join(root, dirname(file), specifier));
}
