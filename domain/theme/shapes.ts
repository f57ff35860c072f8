/** The shapes of a site: what of its look is neither colour nor font. The first of each is the default. */
export const CORNERS = ['soft', 'square', 'round'] as const;
export const CARDS = ['filled', 'outlined', 'plain'] as const;
/** The form of the first photo of a home where homes are listed: 4:3, 16:9, or as high as wide. */
export const CARD_PHOTOS = ['landscape', 'wide', 'square'] as const;
/** The photos at the top of a home's page: a large one and four small, a large one and two small, or three beside each other. */
export const TOP_PHOTOS = ['five', 'three', 'row'] as const;
/** How a search lists homes: cards beside each other, or rows with the photo at their start. */
export const RESULTS = ['cards', 'rows'] as const;
/** The side of the list on which a search has its map, where both fit. */
export const MAP_SIDES = ['end', 'start'] as const;
/**
 * The plan of a home's page: a card beside the text; price, facts and contact in a band below the photos; or a panel beside photos and
 * text, which on a phone lies over the edge of the photo.
 */
export const HOME_PLANS = ['card', 'band', 'panel'] as const;
/** How the blog lists its posts: cards side by side, one below the other, or the first one large. */
export const POSTS = ['grid', 'rows', 'editorial'] as const;
/** How headings of sections are set: plain, as large as a poster, below a bar, in spaced capitals, or with a line of the accent under them. */
export const TITLES = ['plain', 'large', 'bar', 'caps', 'marked'] as const;
/**
 * How pages of agents and of the blog begin: plain, beside the picture, in the middle, as large as a poster, or on a tinted band that
 * the picture hangs from.
 */
export const HEADS = ['plain', 'split', 'centred', 'poster', 'band'] as const;
/** The space above and below sections. */
export const RHYTHMS = ['even', 'close', 'airy'] as const;

export type Shapes = {
  corners: (typeof CORNERS)[number];
  cards: (typeof CARDS)[number];
  cardPhotos: (typeof CARD_PHOTOS)[number];
  topPhotos: (typeof TOP_PHOTOS)[number];
  results: (typeof RESULTS)[number];
  mapSide: (typeof MAP_SIDES)[number];
  homePlan: (typeof HOME_PLANS)[number];
  posts: (typeof POSTS)[number];
  heads: (typeof HEADS)[number];
  titles: (typeof TITLES)[number];
  rhythm: (typeof RHYTHMS)[number];
};

export const DEFAULT_SHAPES: Shapes = {
  corners: 'soft',
  cards: 'filled',
  cardPhotos: 'landscape',
  topPhotos: 'five',
  results: 'cards',
  mapSide: 'end',
  homePlan: 'card',
  posts: 'grid',
  heads: 'plain',
  titles: 'plain',
  rhythm: 'even',
};

/** Where things stand: classes of the search, of a home's page, of the blog and of agents. */
export type Plans = Pick<Shapes, 'results' | 'mapSide' | 'homePlan' | 'posts' | 'heads'>;

/** All shapes of a stored theme, which may be from before some of them. */
export function shapesOf({ shapes }: { shapes?: Partial<Shapes> }): Shapes {
  return { ...DEFAULT_SHAPES, ...shapes };
}
