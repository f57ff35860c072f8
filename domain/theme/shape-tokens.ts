import type { Plans, Shapes } from './shapes.ts';

type Tokens = Readonly<Record<string, string>>;

/** What differs from the defaults, which the style sheets of the site have themselves. */
const TOKENS: {
  readonly [Name in Exclude<keyof Shapes, keyof Plans>]: Readonly<Record<Shapes[Name], Tokens>>;
} = {
  corners: {
    soft: {},
    // With square corners the dots of a slider are lines, with round ones circles, the shown one wider.
    square: {
      '--corner': '0rem',
      '--corner-small': '0rem',
      '--corner-pill': '0rem',
      '--dot-width': '1.75rem',
      '--dot-height': '0.1875rem',
      '--dot-shown': '3.5rem',
    },
    round: {
      '--corner': '1.5rem',
      '--corner-small': '0.875rem',
      '--dot-width': '0.625rem',
      '--dot-height': '0.625rem',
      '--dot-shown': '1.5rem',
    },
  },
  cards: {
    filled: {},
    outlined: { '--card-ground': 'transparent', '--card-line': '1px', '--card-shadow': 'none' },
    plain: {
      '--card-ground': 'transparent',
      '--card-shadow': 'none',
      '--card-shadow-over': 'none',
      '--card-inset': '0rem',
      '--card-photo-corner': 'var(--corner, 0.75rem)',
    },
  },
  cardPhotos: {
    landscape: {},
    wide: { '--card-photo-ratio': '16 / 9' },
    square: { '--card-photo-ratio': '1' },
  },
  topPhotos: {
    five: {},
    three: { '--top-photos': '2fr 1fr', '--top-photos-more': 'none' },
    row: { '--top-photos': '1fr 1fr 1fr', '--top-photos-more': 'none', '--top-photos-rows': '2' },
  },
  titles: {
    plain: {},
    large: {
      '--title-size': 'min(clamp(2.4rem, 1.5rem + 3.4cqi, 4.6rem), 13cqi)',
      '--title-spacing': '-0.03em',
      '--title-leading': '1.02',
    },
    bar: { '--title-bar': '"\\a0"', '--title-size': 'var(--step-3)', '--title-leading': '1.2' },
    caps: {
      '--title-size': 'var(--step-2)',
      '--title-spacing': '0.12em',
      '--title-case': 'uppercase',
      '--title-leading': '1.4',
    },
    marked: { '--title-line': 'underline' },
  },
  rhythm: { even: {}, close: { '--rhythm': '0.72' }, airy: { '--rhythm': '1.3' } },
};

/** Design tokens of shapes; none of the default ones. */
export function shapeTokens({
  corners,
  cards,
  cardPhotos,
  topPhotos,
  titles,
  rhythm,
}: Shapes): Record<string, string> {
  return {
    ...TOKENS.corners[corners],
    ...TOKENS.cards[cards],
    ...TOKENS.cardPhotos[cardPhotos],
    ...TOKENS.topPhotos[topPhotos],
    ...TOKENS.titles[titles],
    ...TOKENS.rhythm[rhythm],
  };
}
