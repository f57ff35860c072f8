import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type StrapPackage = {
  /** As it is written in strapwork.config.ts. */
  specifier: string;
  /** The key of the strap it brings, from the `strapwork` member of its package.json. */
  name: string;
  folder: string;
};

const KEY = /^(strap|header|hero|footer)-[a-z0-9]+(-[a-z0-9]+)*$/;
const TEMPLATES = 'web/src/templates';
const BUILT_IN: Record<string, string> = {
  strap: 'web/strap-plugins',
  header: `${TEMPLATES}/headers`,
  hero: `${TEMPLATES}/heroes`,
  footer: `${TEMPLATES}/footers`,
};

/** The packages of strapwork.config.ts; throws a sentence that names the one at fault. */
export function readStrapPackages(root: string, specifiers: readonly string[]): StrapPackage[] {
  const packages = specifiers.map((specifier) => readStrapPackage(root, specifier));

  for (const [index, { specifier, name }] of packages.entries()) {
    const other = packages.slice(0, index).find((earlier) => earlier.name === name);
    if (other) throw problem(specifier, `brings ${name}, and so does ${other.specifier}`);
  }
  return packages;
}

function readStrapPackage(root: string, specifier: string): StrapPackage {
  const folder = packageFolder(root, specifier);
  if (!folder) throw problem(specifier, 'is not installed: npm install it, or take it out');

  const name = keyOf(folder);
  if (name === null) throw problem(specifier, 'has a package.json that is no JSON');
  if (typeof name !== 'string' || !KEY.test(name)) {
    throw problem(
      specifier,
      'has no key such as "strapwork": { "strap": "strap-opening-hours" } in its package.json',
    );
  }
  if (isBuiltIn(root, name)) throw problem(specifier, `brings ${name}, which the product has itself`);

  return { specifier, name, folder };
}

function packageFolder(root: string, specifier: string): string | null {
  const folder = specifier.startsWith('.') ? join(root, specifier) : join(root, 'node_modules', specifier);

  return existsSync(join(folder, 'package.json')) ? folder : null;
}

function keyOf(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).strapwork?.strap;
  } catch {
    return null;
  }
}

function isBuiltIn(root: string, name: string): boolean {
  const [kind = '', ...rest] = name.split('-');

  return existsSync(join(root, BUILT_IN[kind] ?? '', rest.join('-'), 'index.ts'));
}

function problem(specifier: string, what: string): Error {
  return new Error(`strapwork.config.ts: the strap package ${specifier} ${what}.`);
}
