import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** Not motion: colour or visibility that changes in one step with the scroll position. */
const STILL = ['web/src/templates/headers/glass/view.css', 'web/src/templates/headers/mobile-home/view.css'];
const FILES = globSync('{editor,web/src,web/strap-plugins}/**/*.css', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !STILL.includes(file));

/** Motion that ignores prefers-reduced-motion: durations that are neither tokens nor reset. */
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

/** End of the block in which the text starts. */
function endOfBlock(css: string): number {
  let depth = 1;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }

  return css.length;
}

test('every transition and animation uses a token or is reset for reduced motion', () => {
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
