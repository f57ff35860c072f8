import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const root = join(import.meta.dirname, '..');

test('what visitors load names no folder of the machine that built it', () => {
  const files = globSync('dist/client/**/*.{js,css,html,json}', { cwd: root });
  expect(files.length).toBeGreaterThan(100);

  const telling = files.filter((file) => readFileSync(join(root, file), 'utf8').includes(root));
  expect(telling).toEqual([]);
});
