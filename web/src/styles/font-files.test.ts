import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FAMILIES, FONT_PAIRS, fontStack } from '#domain/theme/fonts.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { allExtendedFaces, extendedFaces } from './extended-fonts.ts';
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

test('further European letters have a face of their own for every face, in ranges that the Latin files do not have', () => {
  const names = (text: string) =>
    text
      .split('@font-face')
      .slice(1)
      .map((face) =>
        /font-family:\s*"([^"]+)";\s*font-style:\s*(\w+);\s*font-weight:\s*([\d ]+);/
          .exec(face)
          ?.slice(1)
          .join('/'),
      );
  expect(names(allExtendedFaces()).toSorted()).toEqual(names(css).toSorted());

  const faces = extendedFaces({ body: choice('DM Sans Variable'), title: choice('DM Serif Display') });
  expect(names(faces)).toHaveLength(4);
  expect(faces).toMatch(
    /url\("[^"]+dm-serif-display-latin-ext-400-normal[^"]*\.woff2"\) format\("woff2"\);unicode-range:U\+0100-0130,/,
  );
  // Letters of French and the euro are in the Latin files.
  for (const inLatin of ['0131', '0152', '20AC']) expect(faces).not.toContain(inLatin);
  expect(extendedFaces({ body: choice('Comic Sans'), title: choice('Comic Sans') })).toBe('');
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
