import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPostgres } from './postgres.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'strapwork-find-postgres-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

function install(folder: string, ...programs: string[]) {
  mkdirSync(join(tree, folder), { recursive: true });
  for (const program of programs) writeFileSync(join(tree, folder, program), '');
  return join(tree, folder);
}
const find = (path = '') => findPostgres([join(tree, '*/bin')], path);

test('uses the newest version', () => {
  install('9/bin', 'initdb', 'postgres');
  const newest = install('15/bin', 'initdb', 'postgres');

  expect(find()).toBe(newest);
});

test('ignores a client without a server', () => {
  install('15/bin', 'psql');

  expect(find()).toBeNull();
});

test('finds a server in the PATH', () => {
  const folder = install('elsewhere', 'initdb', 'postgres');

  expect(find(`/nowhere:${folder}`)).toBe(folder);
});
