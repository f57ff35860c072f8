import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BASE_TEMPLATES } from '#domain/theme/base-templates.ts';
import { AA_GRAPHICS, contrastOf } from '#domain/theme/contrast.ts';
import { READY_PALETTES } from '#domain/theme/palettes.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHEETS = globSync('{src,strap-plugins}/**/*.css', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Colours of the ring with the backgrounds it can lie on; white is for the overlay of a picture. */
const GROUNDS: Record<string, string[]> = {
  'var(--color-text)': ['--color-bg', '--color-surface'],
  'var(--color-link)': ['--color-bg', '--color-surface'],
  'var(--color-bg)': ['--color-title'],
  'var(--header-link)': ['--header-bg'],
  'var(--brand-text)': ['--brand-bg', '--brand-bg-2'],
  'var(--primary-text)': ['--primary-bg'],
};
const OVER_PICTURES = '#fff';

test.each([...READY_PALETTES, ...BASE_TEMPLATES])(
  'the focus ring has enough contrast everywhere in $name',
  ({ theme }) => {
    const rules = tokensOf(themeToCss(theme).css);
    const weak = [...rules].flatMap(([selector, tokens]) =>
      Object.entries(GROUNDS).flatMap(([ring, grounds]) =>
        grounds.flatMap((ground) => {
          const [color, below] = [tokens.get(ring.slice(4, -1)), tokens.get(ground)];
          const ratio = color && below ? contrastOf(color, below) : null;

          return ratio !== null && ratio < AA_GRAPHICS ? [`${selector} ${ring} on ${ground}: ${ratio}`] : [];
        }),
      ),
    );

    expect(rules.size).toBe(hasLightGround(theme) ? 6 : 5);
    expect(weak).toEqual([]);
  },
);

/** Its straps have other colours over a picture. */
function hasLightGround({ straps }: Theme): boolean {
  return Object.values(straps).some(
    ({ bgColor }) => (contrastOf('#000', bgColor) ?? 0) > (contrastOf('#fff', bgColor) ?? 0),
  );
}

test('rings use only colours with a known background', () => {
  const rings = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/--focus-ring:\s*([^;]+);/g)].map(([, ring = '']) => ({ file, ring })),
  );

  expect(rings.length).toBeGreaterThan(2);
  expect(rings.filter(({ ring }) => !(ring in GROUNDS) && ring !== OVER_PICTURES)).toEqual([]);
});

test('every ring has a style and is at least two pixels wide', () => {
  const outlines = SHEETS.flatMap(({ file, text }) =>
    [...text.matchAll(/\boutline:\s*([^;]+);/g)].map(([, value = '']) => `${file} ${value}`),
  );

  expect(outlines.filter((outline) => !/ (?:none|[2-9]px solid .+)$/.test(outline))).toEqual([]);
});

/** The tokens of each rule of a theme, by selector. */
function tokensOf(css: string): Map<string, Map<string, string>> {
  const rules = css.split('\n').filter((rule) => !rule.startsWith('@font-face'));

  return new Map(
    rules.map((rule) => {
      const [selector = '', body = ''] = rule.slice(0, -1).split('{');
      const tokens = body.split(';').map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1)];
      });

      return [selector, new Map(tokens)];
    }),
  );
}
