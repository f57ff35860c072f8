import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** Nothing moves: a colour, or whether something is seen, changes all at once by how far the page is scrolled. */
const STILL = ['web/src/templates/headers/glass/view.css', 'web/src/templates/headers/mobile-home/view.css'];
const FILES = globSync('{editor,web/src,web/strap-plugins}/**/*.css', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !STILL.includes(file));

/** What still moves for those who asked for less motion: lengths that are not the tokens' and are not taken back. */
function stubborn(css: string): string[] {
  if (/@media \(prefers-reduced-motion: reduce\)/.test(css)) return [];
  const always = css
    .split('@media (prefers-reduced-motion: no-preference) {')
    .map((part, index) => (index === 0 ? part : part.slice(endOfBlock(part))))
    .join('');

  return [...always.matchAll(/\b(?:transition|animation)(?:-duration)?:[^;]*[;}]/g)]
    .map(([declaration]) => declaration)
    .filter(
      (declaration) =>
        /[\d.]m?s\b/.test(declaration) && !/^transition: (?:background-)?color\b/.test(declaration),
    );
}

/** Where the block ends in which the text begins. */
function endOfBlock(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }

  return css.length;
}

test('what moves takes its time from the tokens, or is taken back where less motion is asked for', () => {
  expect(stubborn('a { transition: transform 400ms ease; }')).toHaveLength(1);
  expect(stubborn('a { transition:\n opacity 1s,\n color 2s; }')).toHaveLength(1);
  expect(stubborn('a { transition: transform var(--motion) var(--ease); }')).toEqual([]);
  expect(stubborn('@media (prefers-reduced-motion: no-preference) { a { animation: in 180ms; } }')).toEqual(
    [],
  );
  expect(FILES.length).toBeGreaterThan(80);

  const found = FILES.flatMap((file) =>
    stubborn(readFileSync(join(ROOT, file), 'utf8')).map((declaration) => `${file} ${declaration}`),
  );
  expect(found).toEqual([]);
});
