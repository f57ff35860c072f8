import { initialState } from '../parts/initial-state.ts';
import { defineParts, part, type StateOf } from '../parts/part.ts';

const FOOT = {
  contact: 'Phone and e-mail',
  social: 'Social networks',
  scroll: 'An arrow to what follows',
} as const;

/** What every hero can show; each template uses what it needs. */
export const HERO_PARTS = defineParts({
  title: part.heading('Title', 'Welcome', 'h1', ['h1', 'h2', 'h3']),
  text: part.richText('Text', '<p>Find your next home</p>'),
  buttonList: part.links('Buttons'),
  searchBar: part.toggle('Search bar', true),
  footerComponent: part.choiceOrNone('Along the foot', FOOT, 'Nothing'),
  area: part.range('Interior size, in square feet', { min: 0, max: 10_000, initial: 1400 }),
  baths: part.range('Bathrooms', { min: 1, max: 10, initial: 2 }),
  beds: part.range('Bedrooms', { min: 1, max: 10, initial: 2 }),
  buttonText: part.text('Text of the search button', 'Search'),
  priceRange: part.range('Price', {
    min: 0,
    max: 1_000_000,
    initialStart: 200_000,
    initialEnd: 600_000,
    interval: 50_000,
  }),
});

export type HeroState = StateOf<typeof HERO_PARTS>;

/** Tabs over the search of a hero: Buy and Lease choose what is searched, the others are links. */
export const HERO_TABS = defineParts({
  tabs: part.toggle('Tabs over the search: buy, lease and the links below', false),
  tabLinks: part.links('Further tabs', [
    { text: 'Sell', action: 'contact-agent', type: 'link' },
    { text: 'Home value', action: 'estimate', type: 'link' },
  ]),
});

export type HeroTabsState = StateOf<typeof HERO_TABS>;

export const HERO_LAYOUTS = {
  over: 'Words over the picture',
  'picture-below': 'Picture below the words',
  'picture-inset': 'Search across the edge of the picture',
  'picture-edge': 'Picture beside the words',
  'picture-tab': 'Words on a tab at the foot of the picture',
  'picture-card': 'Words on a card across the foot of the picture',
} as const;

/** Where the picture of a hero is; StrapFrame makes a class of all but the first. A hero without a picture has one layout. */
export const HERO_LAYOUT = defineParts({ layout: part.choice('Layout', HERO_LAYOUTS, 'over') });

/** The basic hero has two more (its parts.ts). */
export type HeroLayout = keyof typeof HERO_LAYOUTS | 'picture-corner' | 'picture-horizon';

/** The parts of a hero that renders those of `shown`; the others have no field and their stored values are unchanged. */
export function heroParts(...shown: (keyof HeroState)[]): typeof HERO_PARTS {
  const parts = Object.entries(HERO_PARTS).map(([name, { label, ...rest }]) => {
    const isShown = name === 'footerComponent' || shown.some((member) => member === name);

    return [name, isShown ? { ...rest, label } : rest];
  });

  return Object.fromEntries(parts);
}

/** The state of a new hero. */
export const DEFAULT_HERO_STATE: HeroState = initialState(HERO_PARTS);
