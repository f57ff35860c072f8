import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FAMILIES, FONT_PAIRS, fontStack } from '#domain/theme/fonts.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { fontFiles } from './font-files.ts';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const choice = (family: string) => ({ family, weights: [400], weight: 400 });

test.each(FONT_FAMILIES.map(({ family }) => family))('%s is self-hosted', (family) => {
  const [first = ''] = /"[^"]+"/.exec(fontStack(family)) ?? [];

  expect(fontFiles({ body: choice(family), title: choice(family) })).toHaveLength(1);
  expect(css).toContain(`font-family: ${first};`);
});

test('every face is a latin subset with font-display swap, from a package', () => {
  const faces = css.split('@font-face').slice(1);

  expect(faces.length).toBeGreaterThanOrEqual(FONT_FAMILIES.length);
  for (const face of faces) {
    expect(face).toMatch(/font-display: swap;\s+src: url\("@fontsource[^"]+-latin-[^"]+\.woff2"\)/);
  }
});

test('a page preloads the two fonts of its theme', () => {
  expect(fontFiles(readyTheme('prairie').fonts)).toHaveLength(2);
  for (const other of ['Comic Sans', 'constructor'])
    expect(fontFiles({ body: choice(other), title: choice('Inter') })).toHaveLength(1);
});

test('the twelve pairs consist of bundled fonts', () => {
  const families = FONT_FAMILIES.map(({ family }) => family);

  expect(FONT_PAIRS).toHaveLength(12);
  expect(new Set(FONT_PAIRS.map(({ title, body }) => `${title} ${body}`)).size).toBe(12);
  for (const { title, body, titleWeight } of FONT_PAIRS) {
    const weights = FONT_FAMILIES.find(({ family }) => family === title)?.weights ?? [0, 0];
    expect(families).toEqual(expect.arrayContaining([title, body]));
    expect(titleWeight >= weights[0] && titleWeight <= weights[1]).toBe(true);
  }
});
