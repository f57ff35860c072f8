import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** For browsers without variables or logical properties. */
const PLAIN = ['web/src/styles/old-browser-notice.css'];
/** Video frames are dark in every theme. */
const DARK = ['web/strap-plugins/kit/video.css'];
const FILES = globSync('{editor,web/src,web/strap-plugins}/**/*.css', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !PLAIN.includes(file));

const PHYSICAL =
  /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|(?:min-|max-)?(?:width|height)|(?:text-align|float|clear):\s*(?:left|right))\s*[:;]/;

/** The lines of all style sheets that violate a rule, with their locations. */
function offences(isOffence: (line: string) => boolean, files = FILES): string[] {
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isOffence(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

/** Selector lists of a style sheet's rules, without comments and at-rules. */
function selectorsOf(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim().replace(/\s+/g, ' '))
    .filter((selector) => !selector.startsWith('@'));
}

/**
 * Whether elements of a tag depend on a `:has()` in front of them. Chromium restyles whatever the last compound of such a rule may match
 * when any `:has()` of an ancestor may have changed; one of Puck's on the body may at every key (decision 0019).
 */
function isWideBehindHas(selectors: string): boolean {
  return splitOutside(selectors, /,/).some((selector) => {
    const compounds = splitOutside(selector, /[ >+~]/);
    const last = compounds.pop() ?? '';
    if (!compounds.some((compound) => compound.includes(':has('))) return false;
    const choices = /^:(?:is|where)\((.*)\)$/.exec(last)?.[1];
    const ends = choices
      ? splitOutside(choices, /,/).map((one) => splitOutside(one, /[ >+~]/).pop() ?? '')
      : [last];

    return ends.some((end) => !/[.#[]/.test(end.replace(/:(?:has|not)\([^)]*\)/g, '')));
  });
}

/** Parts between separators that are in no brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }

  return parts.map((part) => part.trim()).filter(Boolean);
}

test('finds style sheets', () => {
  expect(FILES.length).toBeGreaterThan(80);
});

test('sides are logical, for right-to-left pages', () => {
  expect(PHYSICAL.test('  margin-left: 0;')).toBe(true);
  expect(PHYSICAL.test('  text-align: right;')).toBe(true);
  expect(PHYSICAL.test('  width: 3rem;')).toBe(true);
  expect(PHYSICAL.test('  margin-inline-start: 0;')).toBe(false);

  expect(offences((line) => PHYSICAL.test(line))).toEqual([]);
});

test('straps, headers, heroes and footers use the colours of the theme', () => {
  const themed = FILES.filter(
    (file) => /^(?:strap-plugins|src\/templates)\//.test(file) && !DARK.includes(file),
  );
  /** White, black and their shades lie over pictures, outside the theme. */
  const isColour = (line: string) =>
    [...line.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^v)]*\)/gi)].some(
      ([colour]) =>
        !/^#(?:fff|000)(?:fff|000)?$/i.test(colour) &&
        !/^rgb\((?:255 255 255|0 0 0|\d\d? \d\d? \d\d?)\b/.test(colour),
    );

  expect(offences(isColour, themed)).toEqual([]);
});

test('headers have the corners of the theme: with square ones nothing of them is round but seals', () => {
  const headers = FILES.filter((file) => file.startsWith('web/src/templates/headers/'));
  const isOwn = (line: string) => /border-radius:.*\d(?:rem|px)/.test(line) && !/var\(--radius/.test(line);

  expect(offences(isOwn, headers)).toEqual([]);
});

test('behind `:has()` a rule ends in a class: a key in the editor would restyle all elements of a tag', () => {
  const offending = FILES.flatMap((file) =>
    selectorsOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter(isWideBehindHas)
      .map((selector) => `${file} ${selector}`),
  );

  expect(isWideBehindHas('.links a:has(.icon) span')).toBe(true);
  expect(isWideBehindHas('.list:has(> :nth-child(7)) > li:nth-child(odd)')).toBe(true);
  expect(isWideBehindHas('.bar:has(~ .has-long-nav) :is(.link-list span, .name)')).toBe(true);
  expect(isWideBehindHas('.bar:has(~ .has-long-nav) .name')).toBe(false);
  expect(isWideBehindHas('.list > li:has(> a)')).toBe(false);
  expect(offending).toEqual([]);
});

test('straps use container queries, not media queries', () => {
  const asksForScreen = (line: string) => /@media[^{]*\b(?:width|height|inline-size|block-size)\b/.test(line);
  const straps = FILES.filter((file) => file.startsWith('web/strap-plugins/'));
  const templates = FILES.filter((file) => file.startsWith('web/src/templates/'));
  const asking = FILES.flatMap((file) => offences((line) => /^\s*@container\b/.test(line), [file]));

  expect(asksForScreen('@media (width <= 768px) {')).toBe(true);
  expect(asksForScreen('@media (min-width: 40rem) {')).toBe(true);
  expect(asksForScreen('@media (prefers-reduced-motion: reduce) {')).toBe(false);
  expect(asking.length).toBeGreaterThan(30);
  expect(offences(asksForScreen, straps)).toEqual([]);
  // Only where phones or narrow screens begin, or those too small for a long navigation: there a header changes what it is, and
  // cannot ask for its own room.
  const begins = /\(width <= (?:768|860|1240)px\)/;
  expect(offences((line) => asksForScreen(line) && !begins.test(line), templates)).toEqual([]);
});
