import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readRequirements } from './requirements.ts';

const ROWS = 'id\tarea\trequirement\tcheck\nR1.001\tsearch\tHomes are found.\tbrowser: search\n';
const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** A project tree whose production entry is `web/server.ts`. */
function read(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'strapwork-requirements-'));
  roots.push(root);
  for (const [file, text] of Object.entries({ 'docs/requirements.tsv': ROWS, ...files })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return readRequirements(root, ['web/server.ts']);
}

const named = (id: string) => `test('finds homes [${id}]', () => {});\n`;

test('a requirement lists the location and title of each test that names it', () => {
  const { claims, problems } = read({
    'web/server.ts': `import { find } from '#domain/find.ts';`,
    'domain/find.ts': 'export const find = 1;',
    'domain/find.test.ts': `import { find } from './find.ts';\n${named('R1.001')}`,
    'e2e/find.spec.ts': named('R1.001'),
  });

  expect(problems).toEqual([]);
  expect(claims.get('R1.001')).toEqual([
    expect.objectContaining({
      file: 'domain/find.test.ts',
      line: 2,
      text: 'finds homes [R1.001]',
      runs: true,
    }),
    expect.objectContaining({ file: 'e2e/find.spec.ts', line: 1, runs: true }),
  ]);
});

test('a requirement without tests is listed without tests and is no problem', () => {
  const { claims, problems } = read({ 'web/server.ts': '' });

  expect(claims.get('R1.001')).toEqual([]);
  expect(problems).toEqual([]);
});

test('an unknown id is a problem, in tests and in comments', () => {
  const { problems } = read({
    'web/server.ts': `/** As wide as a phone (R1.009). */`,
    'e2e/find.spec.ts': named('R1.002'),
  });

  expect(problems).toEqual([
    `e2e/find.spec.ts:1 names R1.002, which is no row of docs/requirements.tsv`,
    `web/server.ts:1 names R1.009, which is no row of docs/requirements.tsv`,
  ]);
});

test('a comment in a test claims nothing', () => {
  const { claims } = read({ 'web/server.ts': '', 'e2e/find.spec.ts': `// R1.001 is hard to see` });

  expect(claims.get('R1.001')).toEqual([]);
});

test('an id claimed only by tests of code that production never runs is a problem', () => {
  const { problems } = read({
    'web/server.ts': `import type { Found } from '#domain/find.ts';`,
    'domain/find.ts': 'export type Found = 1; export const find = 1;',
    'domain/find.test.ts': `import { find } from './find.ts';\n${named('R1.001')}`,
  });

  expect(problems).toEqual([
    'R1.001 is claimed only by tests of code that production never runs: domain/find.test.ts',
  ]);
});

test('another test of production code makes the claim valid', () => {
  const { problems } = read({
    'web/server.ts': '',
    'domain/find.ts': 'export const find = 1;',
    'domain/find.test.ts': `import { find } from './find.ts';\n${named('R1.001')}`,
    'e2e/find.spec.ts': named('R1.001'),
  });

  expect(problems).toEqual([]);
});

test('a test of several modules claims nothing while one of them does not run', () => {
  const files = {
    'domain/find.ts': 'export const find = 1;',
    'domain/sort.ts': 'export const sort = 1;',
    'domain/tables.test.ts': `import { find } from './find.ts';\nimport { sort } from './sort.ts';\n${named('R1.001')}`,
  };

  expect(read({ ...files, 'web/server.ts': `import '#domain/find.ts';` }).problems).toHaveLength(1);
  expect(
    read({ ...files, 'web/server.ts': `import '#domain/find.ts';\nimport '#domain/sort.ts';` }).problems,
  ).toEqual([]);
});

test("imports of a test's helpers count as tested", () => {
  const { problems } = read({
    'web/server.ts': '',
    'domain/find.ts': 'export const find = 1;',
    'domain/testing/finder.ts': `export { find } from '../find.ts';`,
    'domain/tables.test.ts': `import { find } from './testing/finder.ts';\n${named('R1.001')}`,
  });

  expect(problems).toHaveLength(1);
});

test.each([
  ['a dynamic import', `const load = () => import('./late.ts');`],
  ['a glob', `const all = import.meta.glob<{ default: Strap<string> }>('./*.ts');`],
  ['a glob of several patterns', `const all = import.meta.glob(['./l*.ts', '!./b*.ts'], { eager: true });`],
])('code reached by %s runs', (_, text) => {
  const { problems } = read({
    'web/server.ts': text,
    'web/late.ts': 'export const late = 1;',
    'web/late.test.ts': `import { late } from './late.ts';\n${named('R1.001')}`,
  });

  expect(problems).toEqual([]);
});

test('an invalid table or a duplicate id is a problem', () => {
  const { problems } = read({
    'web/server.ts': '',
    'docs/requirements.tsv': `${ROWS}R1.001\tsearch\tAgain.\tunit: it\nR1.2\tsearch\tShort.\tunit: it\nR1.003\tsearch\tNo check.\n`,
  });

  expect(problems).toEqual([
    'docs/requirements.tsv:3 gives R1.001 a second time',
    'docs/requirements.tsv:4 is not an id, an area, a requirement and a check',
    'docs/requirements.tsv:5 is not an id, an area, a requirement and a check',
  ]);
});
