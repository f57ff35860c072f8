import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync(['{e2e,editor,scripts,web}/**/*.{css,ts,tsx,mjs}', 'vite.config.ts'], {
  cwd: ROOT,
}).filter((file) => !/__generated__|\.generated\.|puck-as-released/.test(file));

/** A class of Puck, whole or in part: `_DropZone--isAnimating_wc2ks_74`, `_Input-input_`. It is another one with every release. */
const HASHED_CLASS = /(?<![\w$])_[A-Z][A-Za-z]*(?:-{1,2}[A-Za-z]+)*_/;
/** Puck's files by their place in its package. */
const INSIDES = /@puckeditor\/core\/dist/;

test.each([
  ['names a hashed class of Puck', HASHED_CLASS],
  ['reaches into the files of Puck', INSIDES],
])("no file %s: the editor uses Puck's documented API", (_, pattern) => {
  expect(FILES.length).toBeGreaterThan(1000);
  expect(FILES.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('detects such names', () => {
  expect('[class*="_DraggableComponent-overlay_"]').toMatch(HASHED_CLASS);
  expect('._DropZone--isAnimating_wc2ks_74:empty').toMatch(HASHED_CLASS);
  expect('const DATA_DIR = process.env.MY_Own_Name; _typename').not.toMatch(HASHED_CLASS);
});
