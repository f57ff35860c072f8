/** The shapes of a site: what of its look is neither colour nor font. The first of each is the default. */
export const CORNERS = ['soft', 'square', 'round'] as const;
export const CARDS = ['filled', 'outlined', 'plain'] as const;
/** The form of the first photo of a home where homes are listed: 4:3, 16:9, or as high as wide. */
export const CARD_PHOTOS = ['landscape', 'wide', 'square'] as const;
/** The photos at the top of a home's page: a large one and four small, a large one and two small, or three beside each other. */
export const TOP_PHOTOS = ['five', 'three', 'row'] as const;

export type Shapes = {
  corners: (typeof CORNERS)[number];
  cards: (typeof CARDS)[number];
  cardPhotos: (typeof CARD_PHOTOS)[number];
  topPhotos: (typeof TOP_PHOTOS)[number];
};

export const DEFAULT_SHAPES: Shapes = {
  corners: 'soft',
  cards: 'filled',
  cardPhotos: 'landscape',
  topPhotos: 'five',
};

type Tokens = Readonly<Record<string, string>>;

/** What differs from the defaults, which the style sheets of the site have themselves. */
const TOKENS: { readonly [Name in keyof Shapes]: Readonly<Record<Shapes[Name], Tokens>> } = {
  corners: {
    soft: {},
    square: { '--corner': '0rem', '--corner-small': '0rem' },
    round: { '--corner': '1.5rem', '--corner-small': '0.875rem' },
  },
  cards: {
    filled: {},
    outlined: { '--card-ground': 'transparent', '--card-line': '1px', '--card-shadow': 'none' },
    plain: {
      '--card-ground': 'transparent',
      '--card-shadow': 'none',
      '--card-shadow-over': 'none',
      '--card-inset': '0.125rem',
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
};

/** Design tokens of shapes; none of the default ones. */
export function shapeTokens({ corners, cards, cardPhotos, topPhotos }: Shapes): Record<string, string> {
  return {
    ...TOKENS.corners[corners],
    ...TOKENS.cards[cards],
    ...TOKENS.cardPhotos[cardPhotos],
    ...TOKENS.topPhotos[topPhotos],
  };
}
