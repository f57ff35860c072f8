import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const THIS = 'scripts/references.test.ts';
const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.graphql', '*.sql', '*.css'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  // Applied migrations cannot be changed any more.
  .filter((file) => file !== '' && file !== THIS && !file.startsWith('engine/store/migrations/'))
  .filter((file) => existsSync(join(root, file)));
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ file, place: `${file}:${index + 1}`, text })),
);

/** Every match of a pattern in the tree, with its location. */
function found(pattern: RegExp, of = lines) {
  return of.flatMap(({ file, place, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, place, name: match[1] ?? match[0] })),
  );
}
const named = (matches: ReturnType<typeof found>) => matches.map(({ place, name }) => `${place} ${name}`);

test('no comment or document refers to a missing section', () => {
  expect(named(found(/\bspecification,? (?:§|section )\s*\d+|\(§ ?\d|\bdecision A\d+|\(A\d{3}\)/gi))).toEqual(
    [],
  );
});

test('nothing reads files outside the repository', () => {
  const climbing = found(/(?:dirname, |from |import\(|meta\.glob\()'((?:\.\.\/)+[^']*)'/g);

  expect(climbing.length).toBeGreaterThan(1000);
  expect(named(climbing.filter(({ file, name }) => join(dirname(file), name).startsWith('..')))).toEqual([]);
});

test('every referenced decision exists', () => {
  const pages = new Set(
    globSync('docs/decisions/*.md', { cwd: root }).map((file) => /(\d{4})-[^/]+$/.exec(file)?.[1]),
  );
  const numbers = found(/\bdecisions? (\d{4}(?:(?:, | and )\d{4})*)/g).flatMap(({ name, ...rest }) =>
    (name.match(/\d{4}/g) ?? []).map((number) => ({ ...rest, name: number })),
  );

  expect(numbers.length).toBeGreaterThan(10);
  expect(named(numbers.filter(({ name }) => !pages.has(name)))).toEqual([]);
});

test('every referenced document exists', () => {
  const documents = found(/(?<![\w/.])(docs\/[\w./-]+\.(?:md|tsv))\b/g);

  expect(documents.length).toBeGreaterThan(10);
  expect(named(documents.filter(({ name }) => !existsSync(join(root, name))))).toEqual([]);
});

test('every file that a document names exists', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const markdown = lines.filter(({ file }) => file.endsWith('.md'));
  const paths = found(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|tsx|mjs|css|sql|graphql|json|py))`/g, markdown);

  expect(paths.length).toBeGreaterThan(100);
  expect(
    named(paths.filter(({ name }) => !tracked.some((file) => file === name || file.endsWith(`/${name}`)))),
  ).toEqual([]);
});

test('every link of a document leads to an existing file', () => {
  const markdown = lines.filter(({ file }) => file.endsWith('.md'));
  const links = found(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g, markdown);

  expect(links.length).toBeGreaterThan(5);
  expect(named(links.filter(({ file, name }) => !existsSync(join(root, dirname(file), name))))).toEqual([]);
});

test('no two decisions share a number', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: root }).map(
    (file) => /(\d{4})-[^/]+$/.exec(file)?.[1],
  );

  expect(new Set(numbers).size).toBe(numbers.length);
});
