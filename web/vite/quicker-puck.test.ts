// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHANGES, withChanges } from './quicker-puck.ts';

test('every change finds its place in the installed Puck', () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@puckeditor/core/dist/index.css')));
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs') || file === 'no-external.css')
    .map((file) => readFileSync(join(folder, file), 'utf8'));

  for (const { from } of CHANGES)
    expect(
      modules.map((code) => code.split(from).length - 1).reduce((sum, found) => sum + found),
    ).toBeGreaterThan(0);
});

test('a module is changed in that place and nowhere else', () => {
  const [change] = CHANGES;

  expect(withChanges(`before;${change?.from};after`)).toBe(`before;${change?.to};after`);
  expect(withChanges('useDebounce(null, 300)')).toBe('useDebounce(null, 300)');
});
