import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FONT_FAMILIES } from './fonts.ts';
import { readyTheme } from './palettes.ts';
import { recolored } from './recolored.ts';
import { shapesOf } from './shapes.ts';
import type { Theme } from './theme.ts';
import { themeToCss } from './theme-css.ts';
import { checkTheme } from './theme-schema.ts';

const STRAP_TOKENS = [
  ...['text', 'muted', 'link', 'title', 'bg', 'surface', 'border', 'accent', 'danger', 'success'].map(
    (name) => `--color-${name}`,
  ),
  ...['bg', 'text', 'accent'].flatMap((name) => [`--primary-${name}`, `--secondary-${name}`]),
];

/** A face of a fallback consists of constants and figures. */
const FACE =
  /^@font-face\{font-family:"(?:body|title) fallback \d";src:local\("[A-Za-z ]+"\)(?:,local\("[A-Za-z ]+"\))*;(?:[a-z-]+:[\d.]+%;?){4}\}$/;

function withoutFaces(css: string): string {
  return css
    .split('\n')
    .filter((line) => !FACE.test(line))
    .join('\n');
}

function ruleOf(css: string, selector: string): string {
  return css.split('\n').find((line) => line.startsWith(`${selector}{`)) ?? '';
}

describe('the CSS of a theme', () => {
  test.each([':root', '.theme-default', '.theme-alternate', '.theme-feature'])(
    '%s has all tokens of a strap',
    (selector) => {
      const rule = ruleOf(themeToCss(readyTheme('prairie')).css, selector);

      for (const token of STRAP_TOKENS) expect(rule).toContain(`${token}:#`);
    },
  );

  test('the header has its own colours and those of the brand', () => {
    const { css } = themeToCss(readyTheme('river-valley'));

    expect(ruleOf(css, '.header-theme')).toContain('--color-bg:#ffffff');
    expect(ruleOf(css, '.header-theme')).toContain('--brand-bg:#10233d');
    expect(ruleOf(css, ':root')).toContain('--header-bg:#ffffff');
  });

  test('fonts are stacks that end in one of the system', () => {
    const rule = ruleOf(themeToCss(readyTheme('prairie')).css, ':root');

    expect(rule).toContain('--font-title:"Fraunces Variable", "Fraunces", "title fallback 1"');
    expect(rule).toContain('Georgia, "Times New Roman", serif');
    expect(rule).toContain('--weight-title:600');
  });

  test.each(FONT_FAMILIES)('installed fonts have the size of $family until it has loaded', ({ family }) => {
    const theme = readyTheme('prairie');
    theme.fonts = { ...theme.fonts, title: { family, weights: [700], weight: 700 } };
    const lines = themeToCss(theme).css.split('\n');
    const faces = lines.filter((line) => FACE.test(line) && line.includes('title fallback'));

    expect(faces).toHaveLength(3);
    for (const face of faces) {
      const [, adjusted = ''] =
        /size-adjust:([\d.]+)%;ascent-override:[\d.]+%;descent-override:[\d.]+%/.exec(face) ?? [];
      expect(Number(adjusted)).toBeGreaterThan(60);
      expect(Number(adjusted)).toBeLessThan(120);
    }
  });

  test('a font whose metrics are not known has no faces', () => {
    const theme = readyTheme('prairie');
    const own = { family: 'Brand Grotesk', weights: [400], weight: 400 };
    theme.fonts = { body: own, title: own };
    const { css } = themeToCss(theme);

    expect(css).not.toContain('@font-face');
    expect(ruleOf(css, ':root')).toContain('--font-body:"Brand Grotesk", system-ui');
  });

  test('a dark theme sets the color scheme of the browser', () => {
    expect(themeToCss(readyTheme('night')).css).toContain('color-scheme:dark');
  });

  test('an enabled text shadow is written, a disabled one is none', () => {
    const theme = readyTheme('prairie');
    theme.straps.feature.textShadow = { x: 1, y: 2, blur: 3, color: 'rgb(0 0 0 / 50%)', enabled: true };
    const { css } = themeToCss(theme);

    expect(ruleOf(css, '.theme-feature')).toContain('--text-shadow:1px 2px 3px #00000080');
    expect(ruleOf(css, '.theme-default')).toContain('--text-shadow:none');
  });

  test('the header and each kind of button have a shadow of their own, when it is enabled [R3.049] [R3.053]', () => {
    const theme = readyTheme('prairie');
    const { feature } = theme.straps;
    const shadow = (x: number, enabled = true) => ({ x, y: 2, blur: 3, color: '#000000', enabled });
    theme.header.textShadow = shadow(1);
    feature.uiPrimary.textShadow = shadow(4);
    feature.uiSecondary.textShadow = shadow(5);
    const { css } = themeToCss(theme);
    theme.header.textShadow = shadow(1, false);
    feature.uiPrimary.textShadow = shadow(4, false);
    const without = themeToCss(theme).css;

    expect(ruleOf(css, '.header-theme')).toContain('--text-shadow:1px 2px 3px #000000');
    expect(ruleOf(css, '.theme-feature')).toContain('--primary-shadow:4px 2px 3px #000000');
    expect(ruleOf(css, '.theme-feature')).toContain('--secondary-shadow:5px 2px 3px #000000');
    expect(ruleOf(without, '.header-theme')).toContain('--text-shadow:none');
    expect(ruleOf(without, '.theme-feature')).toContain('--primary-shadow:none');
  });

  test('a colour that does not parse falls back and causes a warning [R5.024]', () => {
    const theme = readyTheme('adobe');
    theme.straps.default.linkText = 'nonsense';

    expect(themeToCss(theme).warnings).toEqual(['theme.straps.default.linkText is not a colour: "nonsense"']);
    expect(themeToCss(theme).css).toBe(themeToCss(readyTheme('adobe')).css);
  });

  test('nothing that was typed leaves its declaration', () => {
    const attack = fc.oneof(
      fc.constantFrom(
        'red;}body{display:none',
        '</style><script>alert(1)</script>',
        'url(https://evil.example)',
        'expression(alert(1))',
        'var(--x)',
        '#fff\\3b',
        '"',
      ),
      fc.string(),
    );

    fc.assert(
      fc.property(attack, fc.string(), (text, number) => {
        const theme = readyTheme('prairie');
        const css = withoutFaces(themeToCss(poisoned(theme, text, number)).css);
        const plain = withoutFaces(themeToCss(theme).css);

        expect(css).not.toMatch(/[<>\\@]|url|expression|script/);
        expect(css.match(/[{}]/g)).toEqual(plain.match(/[{}]/g));
        expect(css.split(';')).toHaveLength(plain.split(';').length);
      }),
    );
  });
});

test('a theme that lacks members takes them from the palette it is based on', () => {
  const stored = { baseTemplate: 'adobe', straps: { default: { text: 'black' } } } as unknown as Theme;
  const { css, warnings } = themeToCss(stored);

  expect(warnings).toEqual([]);
  expect(ruleOf(css, '.theme-default')).toContain('--color-text:#000000');
  expect(ruleOf(css, '.theme-feature')).toBe(ruleOf(themeToCss(readyTheme('adobe')).css, '.theme-feature'));
});

test('anything at all becomes a whole theme', () => {
  const plain = themeToCss(readyTheme('prairie')).css.replace(/:[^;}]*/g, '');

  fc.assert(
    fc.property(fc.anything(), fc.anything(), (whole, part) => {
      for (const stored of [whole, { ...readyTheme('prairie'), straps: part, header: part, fonts: part }]) {
        expect(themeToCss(stored as Theme).css.replace(/:[^;}]*/g, '')).toBe(plain);
      }
    }),
  );
});

/** The theme with every colour, number and name replaced. */
function poisoned(theme: Theme, text: string, number: unknown): Theme {
  const poison = (value: unknown): unknown => {
    if (typeof value === 'string') return text;
    if (typeof value === 'number') return number;
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, poison(member)]));
  };

  const { fonts, ...colors } = theme;
  const safe = /^[\p{L}\p{N} -]*$/u.test(text) ? 'Inter' : text;
  return {
    ...(poison(colors) as Theme),
    fonts: { body: { ...fonts.body, family: safe }, title: fonts.title },
  };
}

test('cards of alternate sections have the ground of the page, unless their texts could not be read on it', () => {
  const theme = readyTheme('river-valley');
  const cardOf = ({ css }: { css: string }) =>
    /--color-card:([^;}]+)/.exec(ruleOf(css, '.theme-alternate'))?.[1];
  const alternate = { ...theme.straps.alternate, bgColor: '#10202f', text: '#ffffff', titleText: '#ffffff' };

  expect(cardOf(themeToCss(theme))).toBe(theme.straps.default.bgColor);
  expect(cardOf(themeToCss({ ...theme, straps: { ...theme.straps, alternate } }))).toBe(
    /--color-surface:([^;}]+)/.exec(
      ruleOf(themeToCss({ ...theme, straps: { ...theme.straps, alternate } }).css, '.theme-alternate'),
    )?.[1],
  );
});

describe('the shapes of a theme', () => {
  const theme = readyTheme('prairie');
  const rootOf = (shapes: unknown) => ruleOf(themeToCss({ ...theme, shapes } as Theme).css, ':root');

  test('are those of the style sheets unless another is chosen', () => {
    const { shapes, ...before } = theme;

    expect(rootOf(shapes)).not.toMatch(/--c(?:orner|ard)|--top-photos|--title-|--rhythm/);
    expect(themeToCss(before as Theme).css).toBe(themeToCss(theme).css);
    expect(rootOf({ corners: 'oval' })).toBe(rootOf(shapes));
  });

  test.each([
    [{ corners: 'square' }, ['--corner:0rem', '--corner-small:0rem']],
    [{ cards: 'outlined' }, ['--card-ground:transparent', '--card-line:1px']],
    [{ cards: 'plain' }, ['--card-ground:transparent', '--card-shadow:none', '--card-photo-corner:']],
    [{ cardPhotos: 'wide' }, ['--card-photo-ratio:16 / 9']],
    [{ topPhotos: 'row' }, ['--top-photos:1fr 1fr 1fr', '--top-photos-more:none']],
    [{ corners: 'square' }, ['--corner-pill:0rem']],
    [{ titles: 'caps' }, ['--title-case:uppercase', '--title-spacing:0.12em']],
    [{ titles: 'bar' }, ['--title-bar:"\\a0"']],
    [{ rhythm: 'airy' }, ['--rhythm:1.3']],
  ])('%j are tokens', (shapes, tokens) => {
    for (const token of tokens) expect(rootOf(shapes)).toContain(token);
  });

  test('stay when the colours are replaced, with the fonts', () => {
    const own = { ...theme, shapes: { ...theme.shapes, corners: 'round' as const } };
    const next = recolored(own, { theme: readyTheme('night') });

    expect(next).toEqual({ ...readyTheme('night'), fonts: theme.fonts, shapes: own.shapes });
  });

  test('are checked before they are stored, and completed in a theme from before them', () => {
    const { shapes, ...before } = theme;

    expect(checkTheme(before)).toEqual({ ok: true, value: theme });
    const { results, mapSide, homePlan, posts, heads, titles, rhythm, ...first } = shapes;
    expect(checkTheme({ ...theme, shapes: first })).toEqual({ ok: true, value: theme });
    expect(shapesOf({ shapes: { ...first, corners: 'round' } })).toEqual({ ...shapes, corners: 'round' });
    expect(shapesOf({})).toEqual(shapes);
    expect(checkTheme({ ...theme, shapes: { ...shapes, cards: 'glass' } })).toMatchObject({
      ok: false,
      problems: [{ field: 'shapes.cards' }],
    });
  });
});
