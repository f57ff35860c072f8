import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markBuilt, requireFreshBuild, unmarkBuilt } from './built.mjs';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'strapwork-built-'));
  for (const folder of ['dist', 'web', 'domain']) mkdirSync(join(tree, folder));
  writeFileSync(join(tree, 'web/page.ts'), 'export const page = 1;');
});
afterEach(() => rmSync(tree, { recursive: true }));

test('a build of unchanged sources is up to date', () => {
  markBuilt(tree);

  expect(() => requireFreshBuild(tree)).not.toThrow();
});

test.each([
  ['a changed source', 'web/page.ts'],
  ['a new source', 'domain/rule.ts'],
])('%s makes the build outdated', (_, file) => {
  markBuilt(tree);
  appendFileSync(join(tree, file), '\n');

  expect(() => requireFreshBuild(tree)).toThrow('dist/ was built from other sources. Run: npm run build');
});

test('a changed test does not', () => {
  markBuilt(tree);
  writeFileSync(join(tree, 'web/page.test.ts'), '');

  expect(() => requireFreshBuild(tree)).not.toThrow();
});

test('an unfinished build does not count', () => {
  markBuilt(tree);
  unmarkBuilt(tree);

  expect(() => requireFreshBuild(tree)).toThrow('There is no finished build in dist/. Run: npm run build');
});
