// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What has neither a class nor an id; and of that, what is of no kind of element either. */
const UNNAMED = String.raw`(?:\*|[a-z][\w-]*|:not\([^()]*\)|\[[^\]]*\])+`;
const ANYTHING = String.raw`(?:\*|\[|:(?:not|where)\()`;
const ANYTHING_BESIDE = new RegExp(String.raw`(?:^|[\s>+~(,])${UNNAMED}\s*[+~]\s*${ANYTHING}`);

const selectorsOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) =>
    selector.trim(),
  );

test('no rule is about anything at all beside something without a name: for one, the browser styles the whole page anew when an element comes, goes or moves', () => {
  const files = globSync('{src,strap-plugins}/**/*.css', { cwd: ROOT });
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter((selector) => ANYTHING_BESIDE.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('such rules are told from those that name one of the two', () => {
  const isFound = (selector: string) => ANYTHING_BESIDE.test(selector);
  const slow = [
    '.a > * + *',
    '.a > :not(b) + :not(b)',
    '[class*="x"] + [class*="x"]',
    '* ~ *',
    '.a > :where(b + *)',
  ];
  const quick = ['li + li', '.a > * + h2', '.a > *', '.a + .b > *', '.a + *', ':is(h2, h3) + p', '.a ~ [b]'];

  expect(slow.filter(isFound)).toEqual(slow);
  expect(quick.filter(isFound)).toEqual([]);
});
