import {
  at,
  bar,
  brand,
  button,
  card,
  face,
  field,
  lines,
  map,
  photo,
  rule,
  type Shape,
  title,
  words,
} from './shapes.ts';

/** What each choice of a part looks like, by its value. */
export type Pictures = Readonly<Record<string, readonly Shape[]>>;

const BESIDE: readonly Shape[] = [photo(8, 8, 38, 44), ...words(54, 18, 32, 3), button(54, 38)];
const CENTRED = title(32, 6, 32);
const figure = (x: number, y: number): Shape[] => [
  rule(x, y, 16),
  title(x, y + 4, 12, 6),
  ...lines(x, y + 13, 15, 1),
];
const quote = (x: number, y: number, width: number): Shape[] => [
  title(x, y, 6, 5),
  title(x, y + 9, width),
  title(x, y + 15, Math.round(width * 0.8)),
];
const home = (x: number, y: number, width: number): Shape[] => [
  photo(x, y, width, 18),
  title(x, y + 21, Math.round(width * 0.6), 3),
  ...lines(x, y + 27, width, 2),
];

/** Where the picture of a hero is. */
const HERO: Pictures = {
  over: [photo(0, 0, 96, 60), title(8, 18, 44, 6), ...lines(8, 28, 34, 1), field(8, 36, 50, 8)],
  'picture-below': [title(26, 5, 44, 5), ...lines(32, 13, 32, 1), field(22, 18, 52, 7), photo(0, 30, 96, 30)],
  'picture-inset': [title(26, 4, 44, 5), photo(8, 14, 80, 34), field(18, 43, 60, 10)],
  'picture-edge': [title(6, 14, 34, 6), ...lines(6, 24, 30, 2), field(6, 35, 36, 8), photo(50, 0, 46, 60)],
  'picture-tab': [photo(0, 0, 96, 60), card(6, 30, 46, 30), title(11, 36, 30, 6), field(11, 47, 34, 8)],
  'picture-card': [
    photo(0, 0, 96, 40),
    card(8, 24, 46, 32),
    title(13, 29, 34, 6),
    ...lines(13, 39, 28, 1),
    field(13, 45, 36, 6),
  ],
};

/** The basic hero's own layouts, too. */
const TITLE: Pictures = {
  ...HERO,
  'picture-corner': [
    brand(0, 0, 96, 60),
    title(6, 6, 78, 9),
    title(6, 17, 50, 9),
    ...lines(6, 33, 26, 2),
    field(6, 43, 30, 7),
    photo(42, 31, 54, 29),
  ],
  'picture-horizon': [
    title(6, 5, 84, 11),
    ...lines(6, 22, 28, 1),
    field(46, 20, 44, 7),
    photo(0, 31, 96, 29),
  ],
};

/** A portrait between words and contact, below the title. */
const POSTER: Shape[] = [
  title(18, 6, 60, 8),
  ...lines(6, 36, 22, 2),
  button(6, 46),
  photo(34, 20, 28, 40),
  card(68, 36, 22, 16),
];

const SIDES = (shape: (x: number, y: number, width: number, height: number) => Shape): Pictures => ({
  left: [shape(6, 10, 38, 40), ...words(52, 18, 36, 3)],
  right: [...words(8, 18, 36, 3), shape(52, 10, 38, 40)],
});

/** By the key of the template and the name of the part, what each choice looks like. */
const PICTURES: Readonly<Record<string, Pictures>> = {
  'hero-basic layout': TITLE,
  'hero-agent-aside-large layout': { halves: [...words(6, 16, 34, 2), photo(50, 0, 46, 60)], poster: POSTER },
  'hero-separated-search layout': HERO,
  'hero-wide-search layout': HERO,
  'footer-basic layout': {
    sides: [brand(0, 20, 96, 40), ...words(8, 28, 24, 2), ...lines(60, 30, 10, 3), ...lines(76, 30, 10, 3)],
    centred: [brand(0, 20, 96, 40), title(36, 26, 24), ...lines(20, 36, 56, 1), ...lines(34, 44, 28, 1)],
    poster: [brand(0, 14, 96, 46), title(8, 22, 80, 14), ...lines(8, 44, 30, 1), ...lines(60, 44, 28, 1)],
    strip: [
      brand(0, 20, 96, 40),
      ...at(
        [8, 26, 44, 62].map((x) => [x, 27] as const),
        (x, y) => lines(x, y, 12, 1),
      ),
      rule(8, 34, 80),
      ...words(8, 40, 28, 1),
    ],
  },
  'header-glass logoOverImage': {
    plate: [photo(0, 0, 96, 60), card(8, 8, 34, 18), brand(13, 13, 24, 8)],
    white: [photo(0, 0, 96, 60), card(13, 13, 24, 8)],
    unchanged: [photo(0, 0, 96, 60), brand(13, 13, 24, 8)],
  },
  'header-vogue masthead': {
    logo: [
      brand(28, 10, 40, 12),
      ...at(
        [14, 32, 50, 68].map((x) => [x, 32] as const),
        (x, y) => lines(x, y, 12, 1),
      ),
    ],
    plate: [
      photo(0, 0, 96, 42),
      card(24, 6, 48, 20),
      brand(30, 11, 36, 10),
      ...at(
        [14, 32, 50, 68].map((x) => [x, 32] as const),
        (x, y) => lines(x, y, 12, 1),
      ),
    ],
    name: [
      title(12, 9, 72, 13),
      ...at(
        [14, 32, 50, 68].map((x) => [x, 32] as const),
        (x, y) => lines(x, y, 12, 1),
      ),
    ],
  },
  'strap-about layout': {
    beside: BESIDE,
    across: [photo(8, 6, 80, 28), title(8, 40, 26, 5), ...lines(42, 40, 40, 3)],
  },
  'strap-blog-feed layout': {
    grid: at(
      [
        [8, 12],
        [36, 12],
        [64, 12],
      ],
      (x, y) => home(x, y, 24),
    ),
    rows: at(
      [
        [8, 8],
        [8, 34],
      ],
      (x, y) => [photo(x, y, 30, 20), ...words(x + 36, y + 4, 40, 2)],
    ),
    editorial: [
      photo(8, 8, 48, 32),
      ...words(8, 44, 44, 1),
      ...at(
        [
          [62, 8],
          [62, 34],
        ],
        (x, y) => [photo(x, y, 26, 13), ...lines(x, y + 16, 24, 1)],
      ),
    ],
  },
  'strap-buyers-resources layout': {
    list: [
      ...words(8, 8, 30, 1),
      photo(8, 24, 30, 24),
      ...at(
        [
          [46, 8],
          [46, 22],
          [46, 36],
        ],
        (x, y) => [face(x, y, 7), ...words(x + 11, y, 30, 1)],
      ),
    ],
    cards: [
      photo(8, 4, 80, 22),
      ...at(
        [
          [8, 30],
          [36, 30],
          [64, 30],
        ],
        (x, y) => [card(x, y, 24, 26), title(x + 4, y + 4, 5, 5), ...lines(x + 4, y + 13, 16, 2)],
      ),
    ],
  },
  'strap-columned-links layout': {
    columns: [
      CENTRED,
      ...at(
        [
          [10, 18],
          [38, 18],
          [66, 18],
        ],
        (x, y) => words(x, y, 20, 5),
      ),
    ],
    rows: at(
      [
        [8, 10],
        [8, 28],
        [8, 46],
      ],
      (x, y) => [
        rule(x, y - 5, 80),
        title(x, y, 20),
        ...lines(x + 30, y + 1, 13, 1),
        ...lines(x + 48, y + 1, 13, 1),
        ...lines(x + 66, y + 1, 13, 1),
      ],
    ),
  },
  'strap-columned-tiles layout': {
    grid: [
      CENTRED,
      ...at(
        [
          [8, 16],
          [36, 16],
          [64, 16],
        ],
        (x, y) => [photo(x, y, 24, 28), title(x, y + 32, 16, 3)],
      ),
    ],
    index: [
      ...at(
        [
          [8, 8],
          [8, 25],
          [8, 42],
        ],
        (x, y) => [title(x, y, 30, 6), ...lines(x, y + 9, 24, 1)],
      ),
      photo(50, 6, 38, 48),
    ],
    bands: at(
      [
        [0, 2],
        [0, 21],
        [0, 40],
      ],
      (x, y) => [brand(x, y, 40, 18), title(8, y + 7, 22), photo(40, y, 56, 18)],
    ),
    open: [
      photo(0, 4, 62, 22),
      title(66, 14, 20, 5),
      ...lines(66, 22, 20, 1),
      photo(34, 34, 62, 22),
      title(8, 44, 20, 5),
      ...lines(8, 52, 20, 1),
    ],
  },
  'strap-compare-block layout': {
    blocks: [
      CENTRED,
      ...at(
        [
          [8, 16],
          [52, 16],
        ],
        (x, y) => [card(x, y, 36, 38), title(x + 6, y + 5, 20), ...lines(x + 6, y + 14, 24, 3)],
      ),
    ],
    table: [
      brand(58, 4, 30, 52),
      ...at(
        [
          [8, 14],
          [8, 28],
          [8, 42],
        ],
        (x, y) => [
          rule(x, y - 4, 80),
          title(x, y, 16),
          ...lines(x + 24, y + 1, 18, 1),
          card(x + 56, y, 18, 4),
        ],
      ),
    ],
  },
  'strap-contact-form layout': {
    aside: [
      ...words(8, 10, 26, 3),
      card(44, 5, 44, 50),
      ...at(
        [
          [49, 10],
          [49, 19],
          [49, 28],
        ],
        (x, y) => [field(x, y, 34, 6)],
      ),
      button(49, 43),
    ],
    first: [
      title(8, 6, 30),
      field(8, 16, 22, 6),
      field(34, 16, 22, 6),
      field(8, 26, 48, 16),
      button(8, 47),
      rule(66, 8, 22),
      ...lines(66, 13, 20, 4),
    ],
    stacked: [
      title(8, 4, 30),
      ...lines(8, 11, 20, 2),
      ...lines(36, 11, 20, 2),
      rule(8, 21, 80),
      field(8, 26, 38, 6),
      field(50, 26, 38, 6),
      field(8, 36, 80, 12),
      button(8, 52),
    ],
  },
  'strap-faq layout': {
    aside: [
      ...words(8, 10, 26, 3),
      ...at(
        [
          [42, 10],
          [42, 22],
          [42, 34],
          [42, 46],
        ],
        (x, y) => [rule(x, y - 5, 46), title(x, y, 32, 3)],
      ),
    ],
    stacked: [
      CENTRED,
      ...lines(30, 13, 36, 1),
      ...at(
        [
          [18, 24],
          [18, 34],
          [18, 44],
          [18, 54],
        ],
        (x, y) => [rule(x, y - 4, 60), title(x, y, 40, 3)],
      ),
    ],
    columns: [
      title(8, 5, 34),
      ...at(
        [
          [8, 16],
          [52, 16],
          [8, 38],
          [52, 38],
        ],
        (x, y) => words(x, y, 36, 3),
      ),
    ],
    index: [
      title(8, 6, 24, 5),
      ...lines(8, 17, 24, 5),
      ...at(
        [
          [44, 6],
          [44, 24],
          [44, 42],
        ],
        (x, y) => words(x, y, 44, 2),
      ),
    ],
  },
  'strap-featured-agent layout': {
    beside: [photo(10, 8, 30, 44), face(17, 16, 16), ...words(48, 16, 36, 4)],
    panel: [
      brand(8, 16, 58, 34),
      photo(58, 6, 30, 44),
      face(65, 14, 16),
      title(14, 22, 26),
      ...lines(14, 30, 36, 3),
    ],
  },
  'strap-featured-listing layout': {
    beside: [photo(8, 12, 48, 36), ...words(62, 16, 26, 4)],
    cover: [photo(0, 4, 96, 52), card(8, 24, 34, 26), title(12, 29, 20), ...lines(12, 36, 24, 2)],
  },
  'strap-figures layout': {
    row: [
      CENTRED,
      ...at(
        [
          [6, 24],
          [28, 24],
          [50, 24],
          [72, 24],
        ],
        figure,
      ),
    ],
    aside: [
      ...words(8, 10, 26, 1),
      ...at(
        [
          [46, 8],
          [70, 8],
          [46, 34],
          [70, 34],
        ],
        figure,
      ),
    ],
    band: [
      CENTRED,
      brand(4, 20, 88, 28),
      ...at(
        [
          [12, 28],
          [40, 28],
          [68, 28],
        ],
        (x, y) => [title(x, y, 14, 6), ...lines(x, y + 9, 16, 1)],
      ),
      bar(33, 25, 18),
      bar(61, 25, 18),
    ],
    headline: [
      title(8, 5, 30),
      title(8, 13, 50, 18),
      ...lines(62, 26, 26, 1),
      ...at(
        [
          [8, 37],
          [32, 37],
          [56, 37],
        ],
        figure,
      ),
    ],
    ledger: [
      title(8, 5, 30),
      ...at(
        [
          [8, 18],
          [8, 32],
          [8, 46],
        ],
        (x, y) => [title(x, y, 20, 6), ...lines(x + 34, y + 2, 40, 1), rule(x, y + 10, 80)],
      ),
    ],
  },
  'strap-gallery layout': {
    grid: at(
      [
        [8, 6],
        [36, 6],
        [64, 6],
        [8, 31],
        [36, 31],
        [64, 31],
      ],
      (x, y) => [photo(x, y, 24, 22)],
    ),
    editorial: [photo(8, 10, 46, 26), photo(58, 4, 30, 32), photo(14, 40, 26, 17), photo(44, 40, 38, 20)],
    filmstrip: [title(8, 6, 30), photo(8, 16, 52, 36), photo(64, 16, 32, 36)],
  },
  'strap-home-value layout': {
    beside: [...words(8, 14, 40, 1), field(8, 32, 28), button(38, 32), photo(58, 8, 30, 44)],
    band: [photo(8, 4, 80, 36), card(20, 26, 56, 28), title(30, 31, 36), field(26, 41, 30), button(59, 41)],
  },
  'strap-image layout': {
    below: [photo(14, 4, 68, 42), ...lines(14, 50, 40, 1)],
    aside: [rule(6, 38, 22), ...lines(6, 42, 22, 2), photo(36, 6, 54, 48)],
  },
  'strap-listings-feed layout': {
    grid: [
      title(8, 4, 24),
      ...at(
        [
          [8, 13],
          [36, 13],
          [64, 13],
        ],
        (x, y) => [card(x - 1, y - 1, 26, 40), ...home(x, y, 24)],
      ),
    ],
    slider: [
      title(8, 4, 24),
      ...at(
        [
          [8, 13],
          [44, 13],
          [80, 13],
        ],
        (x, y) => [card(x - 1, y - 1, 34, 40), ...home(x, y, 32)],
      ),
    ],
    editorial: [
      photo(8, 6, 50, 34),
      ...words(8, 44, 44, 1),
      ...at(
        [
          [64, 6],
          [64, 32],
        ],
        (x, y) => [photo(x, y, 24, 14), ...lines(x, y + 17, 22, 1)],
      ),
    ],
    staggered: at(
      [
        [8, 5],
        [36, 17],
        [64, 5],
      ],
      (x, y) => home(x, y, 24),
    ),
  },
  'strap-market-stats layout': {
    charts: [
      ...at(
        [
          [6, 6],
          [28, 6],
          [50, 6],
          [72, 6],
        ],
        (x, y) => figure(x, y).slice(0, 2),
      ),
      ...at(
        [
          [6, 26],
          [6, 36],
          [6, 46],
        ],
        (x, y) => [brand(x, y, 58 - y, 4)],
      ),
      ...at(
        [
          [50, 26],
          [50, 36],
          [50, 46],
        ],
        (x, y) => [brand(x, y, y - 8, 4)],
      ),
    ],
    headline: [
      title(8, 5, 26),
      title(8, 14, 58, 16),
      ...at(
        [
          [8, 36],
          [36, 36],
          [64, 36],
        ],
        figure,
      ),
    ],
    ledger: [
      title(8, 8, 22, 5),
      ...at(
        [
          [40, 8],
          [40, 20],
          [40, 32],
          [40, 44],
        ],
        (x, y) => [...lines(x, y, 20, 1), title(x + 34, y - 1, 14), rule(x, y + 6, 48)],
      ),
    ],
    wall: [
      title(8, 6, 28, 6),
      brand(48, 4, 40, 26),
      ...at(
        [
          [8, 36],
          [29, 36],
          [50, 36],
          [71, 36],
        ],
        figure,
      ),
    ],
  },
  'strap-neighbourhood-guide layout': {
    beside: [map(8, 6, 38, 48), ...words(54, 10, 34, 3), button(54, 44, 20)],
    wide: [map(0, 2, 96, 56), card(52, 9, 34, 42), ...words(57, 15, 24, 3), button(57, 41, 18)],
  },
  'strap-newsletter layout': {
    aside: [...words(8, 20, 34, 2), field(50, 26, 25), button(77, 26)],
    stacked: [CENTRED, ...lines(26, 18, 44, 1), field(24, 30, 34), button(61, 30)],
  },
  'strap-open-house-feed layout': {
    entries: at(
      [
        [8, 6],
        [8, 32],
      ],
      (x, y) => [
        card(x, y, 80, 22),
        brand(x, y, 12, 22),
        ...words(x + 18, y + 5, 30, 2),
        photo(x + 54, y, 26, 22),
      ],
    ),
    cards: at(
      [
        [8, 8],
        [36, 8],
        [64, 8],
      ],
      (x, y) => [photo(x, y, 24, 24), brand(x + 2, y + 15, 8, 11), ...words(x, y + 30, 22, 2)],
    ),
  },
  'strap-press layout': {
    row: [
      CENTRED,
      ...at(
        [
          [8, 26],
          [30, 26],
          [52, 26],
          [74, 26],
        ],
        (x, y) => [title(x, y, 14, 7)],
      ),
    ],
    quotes: [
      CENTRED,
      ...at(
        [
          [8, 18],
          [36, 18],
          [64, 18],
        ],
        (x, y) => [rule(x, y - 3, 24), ...lines(x, y, 22, 4), title(x, y + 21, 14)],
      ),
    ],
  },
  'strap-process layout': {
    across: [
      CENTRED,
      rule(12, 25, 70),
      ...at(
        [
          [8, 22],
          [38, 22],
          [68, 22],
        ],
        (x, y) => [face(x, y, 8), ...words(x, y + 13, 20, 2)],
      ),
    ],
    down: [
      ...words(8, 10, 26, 2),
      bar(49, 10, 42),
      ...at(
        [
          [46, 6],
          [46, 25],
          [46, 44],
        ],
        (x, y) => [face(x, y, 8), ...words(x + 13, y, 28, 1)],
      ),
    ],
  },
  'strap-quotes layout': {
    slider: [
      title(45, 7, 6, 5),
      title(18, 18, 60),
      title(26, 25, 44),
      ...lines(38, 36, 20, 1),
      ...at(
        [
          [41, 50],
          [47, 50],
          [53, 50],
        ],
        (x, y) => [face(x, y, 3)],
      ),
    ],
    wall: at(
      [
        [6, 12],
        [36, 12],
        [66, 12],
      ],
      (x, y) => [
        card(x, y, 24, 36),
        rule(x, y, 24),
        ...lines(x + 4, y + 8, 16, 4),
        title(x + 4, y + 28, 12, 3),
      ],
    ),
    spread: [
      title(8, 6, 8, 7),
      ...at(
        [
          [8, 18],
          [8, 28],
          [8, 38],
        ],
        (x, y) => [title(x, y, y === 38 ? 40 : 54, 7)],
      ),
      rule(70, 40, 20),
      ...lines(70, 43, 18, 1),
    ],
    portrait: [photo(8, 8, 30, 44), ...quote(46, 14, 42), ...lines(46, 38, 20, 1)],
    stagger: at(
      [
        [10, 6],
        [38, 24],
        [66, 14],
      ],
      (x, y) => [bar(x - 4, y, 28), ...lines(x, y + 1, 20, 4), title(x, y + 21, 14, 3)],
    ),
  },
  'strap-reviews layout': {
    columns: [
      CENTRED,
      ...at(
        [
          [8, 18],
          [36, 18],
          [64, 18],
        ],
        (x, y) => [card(x, y, 24, 34), title(x + 4, y + 5, 14, 3), ...lines(x + 4, y + 12, 16, 3)],
      ),
    ],
    row: [
      CENTRED,
      ...at(
        [
          [8, 18],
          [44, 18],
          [80, 18],
        ],
        (x, y) => [card(x, y, 32, 34), title(x + 4, y + 5, 14, 3), ...lines(x + 4, y + 12, 24, 3)],
      ),
    ],
    lead: [
      title(8, 12, 44, 6),
      title(8, 21, 40, 6),
      title(8, 30, 26, 6),
      ...lines(8, 42, 18, 1),
      ...at(
        [
          [62, 8],
          [62, 34],
        ],
        (x, y) => [title(x, y, 14, 3), ...lines(x, y + 7, 26, 3)],
      ),
    ],
  },
  'strap-sellers-resources layout': {
    cards: at(
      [
        [8, 14],
        [36, 14],
        [64, 14],
      ],
      (x, y) => [card(x, y, 24, 32), title(x + 4, y + 5, 6, 6), ...lines(x + 4, y + 16, 16, 3)],
    ),
    steps: at(
      [
        [8, 10],
        [8, 28],
        [8, 46],
      ],
      (x, y) => [rule(x, y - 5, 80), title(x, y, 5, 7), title(x + 14, y + 1, 24), ...lines(x + 46, y, 34, 2)],
    ),
  },
  'strap-team-roster layout': {
    grid: at(
      [
        [10, 10],
        [38, 10],
        [66, 10],
      ],
      (x, y) => [face(x + 1, y, 18), title(x + 1, y + 24, 18, 3), ...lines(x, y + 31, 20, 2)],
    ),
    list: at(
      [
        [8, 8],
        [8, 34],
      ],
      (x, y) => [
        rule(x, y - 4, 80),
        photo(x, y, 18, 20),
        title(x + 26, y + 4, 26),
        ...lines(x + 26, y + 12, 40, 2),
      ],
    ),
    lead: [
      photo(8, 8, 34, 32),
      title(8, 43, 24),
      ...lines(8, 50, 20, 1),
      ...at(
        [48, 68].flatMap((x) => [8, 34].map((y) => [x, y] as const)),
        (x, y) => [face(x, y, 12), title(x, y + 15, 12, 3)],
      ),
    ],
    cards: at(
      [8, 51].flatMap((x) => [8, 33].map((y) => [x, y] as const)),
      (x, y) => [
        card(x, y, 40, 21),
        face(x + 4, y + 4, 12),
        title(x + 20, y + 5, 15, 3),
        ...lines(x + 20, y + 11, 15, 2),
      ],
    ),
    index: at(
      [
        [8, 8],
        [8, 24],
        [8, 40],
      ],
      (x, y) => [
        rule(x, y, 84),
        photo(x, y + 3, 9, 10),
        title(x + 16, y + 6, 28, 5),
        ...lines(x + 60, y + 7, 24, 1),
      ],
    ),
    stagger: [
      ...at(
        [
          [8, 4],
          [37, 14],
          [66, 4],
        ],
        (x, y) => [photo(x, y, 26, 34), title(x, y + 37, 18, 3)],
      ),
    ],
    band: at(
      [
        [0, 10],
        [20, 10],
        [40, 10],
        [60, 10],
        [80, 10],
      ],
      (x, y) => [photo(x, y, 20, 28), title(x + 3, y + 31, 13, 3), ...lines(x + 3, y + 37, 12, 1)],
    ),
    wall: [
      brand(0, 0, 48, 30),
      title(6, 18, 30, 6),
      ...at(
        [
          [48, 0],
          [72, 0],
          [0, 30],
          [24, 30],
          [48, 30],
          [72, 30],
        ],
        (x, y) => [photo(x, y, 23, 22), title(x + 2, y + 24, 14, 3)],
      ),
    ],
  },
  'strap-text layout': {
    stacked: [title(20, 10, 56, 5), ...lines(20, 22, 56, 3), button(20, 38)],
    split: [
      rule(8, 10, 30),
      title(8, 16, 30, 5),
      title(8, 24, 24, 5),
      ...lines(50, 16, 38, 4),
      button(50, 36),
    ],
    statement: [title(10, 16, 76, 11), title(22, 33, 52, 11)],
    letter: [card(20, 4, 56, 52), title(28, 12, 22, 5), ...lines(28, 23, 40, 4), button(28, 44)],
  },
  'strap-text-image-aside layout': {
    even: [...words(8, 18, 34, 3), photo(52, 8, 36, 44)],
    bleed: [...words(8, 18, 34, 3), photo(50, 0, 46, 60)],
    overlap: [photo(6, 6, 54, 48), card(44, 16, 46, 28), ...words(50, 22, 34, 2)],
  },
  'strap-text-image-aside side': SIDES(photo),
  'strap-video-aside side': SIDES(photo),
};

/** The pictures of the choices of a template's part; null for a part that has none. */
export function layoutPictures(template: string, part: string): Pictures | null {
  return PICTURES[`${template} ${part}`] ?? null;
}
