import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alongWith, SHARED_CODE } from './shared-code.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What a visitor's build consists of; what is generated has a GraphQL document for it. */
const MODULES = globSync('{domain,editor,web}/**/*.{ts,tsx,css,graphql}', { cwd: ROOT }).map(
  (file) => `/${file.replace(/\.graphql$/, '.generated.ts')}`,
);

/** The alternatives of a pattern, those in its parentheses each written out: `a/(b|c)|d` is `a/b`, `a/c` and `d`. */
function branches(pattern: string): string[] {
  return alternatives(pattern).flatMap((path) => {
    const open = path.search(/(?<!\\)\((?!\?)/);
    if (open < 0) return [path];

    const close = closing(path, open);
    return branches(path.slice(open + 1, close)).flatMap((one) =>
      branches(path.slice(0, open) + one + path.slice(close + 1)),
    );
  });
}

/** Split at each `|` outside of parentheses. */
function alternatives(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }

  return parts;
}

/** Index of the parenthesis that closes the one at `open`. */
function closing(pattern: string, open: number): number {
  let depth = 0;
  for (let index = open; index < pattern.length; index += 1) {
    if (pattern[index] === '(') depth += 1;
    if (pattern[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A parenthesis is not closed in ${pattern}`);
}

test('a strap preloads only chunks that no page has loaded already', () => {
  const imported = [
    'assets/rolldown-runtime-a1.js',
    'assets/kit-b2.js',
    'assets/lists-c3.js',
    'assets/entry-client-d4.js',
  ];

  expect(alongWith('assets/team-roster-e5.js', imported)).toEqual(['assets/lists-c3.js']);
});

test('the fields of a strap preload nothing: the editor has their imports', () => {
  expect(alongWith('assets/fields-a1.js', ['assets/part-fields-b2.js'])).toEqual([]);
});

test.each(SHARED_CODE.map(({ name, test: pattern }) => [name, pattern.source] as const))(
  'every path of the chunk %s is that of a module',
  (_, source) => {
    const paths = branches(source.replaceAll('\\/', '/'));

    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !MODULES.some((file) => new RegExp(path).test(file)))).toEqual([]);
  },
);
