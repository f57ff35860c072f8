import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHANGES, withChanges } from './quicker-puck.ts';

const modules = readPuck();

test('every change finds its place in the installed Puck', () => {
  for (const { from } of CHANGES)
    expect(
      modules.map((code) => code.split(from).length - 1).reduce((sum, found) => sum + found),
    ).toBeGreaterThan(0);
});

test('no rule of the changed Puck asks at every key what is empty', () => {
  const asking = /:has\([^()]*:empty/;

  expect(modules.some((code) => asking.test(code))).toBe(true);
  expect(modules.map((code) => withChanges(code)).filter((code) => asking.test(code))).toEqual([]);
});

test('a module is changed in that place and nowhere else', () => {
  const [change] = CHANGES;

  expect(withChanges(`before;${change?.from};after`)).toBe(`before;${change?.to};after`);
  expect(withChanges('useDebounce(null, 300)')).toBe('useDebounce(null, 300)');
});

/** The text of Puck's modules and of its style sheet. */
function readPuck(): string[] {
  const folder = dirname(fileURLToPath(import.meta.resolve('@puckeditor/core/dist/index.css')));

  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs') || file === 'no-external.css')
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
