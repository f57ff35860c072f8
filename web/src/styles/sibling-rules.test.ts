import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What has neither a class nor an id nor a state: kinds of elements, what they are not, parts of attributes. */
const UNNAMED = String.raw`(?:\*|[a-z][\w-]*|:not\([^()]*\)|:(?:is|where)\([a-z0-9*, ]*\)|\[[^\]]*\])+`;
const UNNAMED_BEFORE = new RegExp(String.raw`(?:^|[\s>+~(,])${UNNAMED}\s*[+~]`);

/** Anything behind something: the browser then takes every element for one that its siblings before it may change. */
const ANYTHING_BEHIND = /~\s*(?:\*|:)/;
/** A strap's place among the others. */
const PLACE_OF_STRAP = /\.strap:(?:not\(:)?(?:first|last|only|nth)/;

/** What lies somewhere in the part behind a header: the header is styled anew with every strap that moves. */
const IN_WHAT_FOLLOWS = /:has\(\+ main[^)]*[\s~]/;
/** A screen of its own, which no strap is. */
const SEARCH_SCREEN = 'header.strap:has(+ main .search-screen)';
/** Something anywhere on the page, unless the canvas of the editor is left out first. */
const ANYWHERE = /(?:^|[\s,])(?:html|body|:root)(?!:not\(\.is-canvas\))[^\s,]*:has\(/;

const selectorsOf = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) =>
    selector.trim(),
  );

function rulesWith(pattern: RegExp): string[] {
  const files = globSync('{src,strap-plugins}/**/*.css', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);

  return files.flatMap((file) =>
    selectorsOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter((selector) => pattern.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
}

test('no rule is about what follows something without a name: for one, the browser styles the whole page anew when an element comes, goes or moves', () => {
  expect(rulesWith(UNNAMED_BEFORE)).toEqual([]);
});

test('no rule is about anything behind something, or a strap by its place: when one strap moves, all others are styled anew', () => {
  expect(rulesWith(ANYTHING_BEHIND)).toEqual([]);
  expect(rulesWith(PLACE_OF_STRAP)).toEqual([]);
});

test('in the canvas of the editor no rule looks through the whole page: it would with every strap that moves', () => {
  expect(rulesWith(IN_WHAT_FOLLOWS).filter((rule) => !rule.endsWith(SEARCH_SCREEN))).toEqual([]);
  expect(rulesWith(ANYWHERE)).toEqual([]);
  expect(IN_WHAT_FOLLOWS.test('.a:has(+ main .b ~ .c)')).toBe(true);
  expect(IN_WHAT_FOLLOWS.test('.a:has(+ main.begins-with-media)')).toBe(false);
  expect(ANYWHERE.test('html:has(.sheet[open])')).toBe(true);
  expect(ANYWHERE.test('html:not(.is-canvas):has(.sheet[open])')).toBe(false);
});

test('such rules are told from those whose first has a name or a state', () => {
  const isFound = (selector: string) => UNNAMED_BEFORE.test(selector);
  const slow = [
    '.a > * + *',
    '.a > :not(b) + :not(b)',
    '[class*="x"] + [class*="x"]',
    '* ~ *',
    '.a > :where(b + *)',
    'li + li',
    '.a > * + h2',
    ':is(h2, h3) + p',
  ];
  const quick = ['li:not(:first-child)', '.a > *', '.a + .b > *', '.a + *', 'input:checked + p', '.a ~ [b]'];

  expect(slow.filter(isFound)).toEqual(slow);
  expect(quick.filter(isFound)).toEqual([]);
  expect(
    ['.a ~ *', '.a ~ :not(b)', '.a ~ .b', '.a ~ [b]'].filter((one) => ANYTHING_BEHIND.test(one)),
  ).toEqual(['.a ~ *', '.a ~ :not(b)']);
});
