import type { PageBrief } from '../../pages.ts';
import { marketStats } from '../../straps/feeds.ts';
import { heroSeparatedSearch } from '../../straps/heroes.ts';
import { ALTERNATE, CLOSE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { tiles } from '../../straps/pictures.ts';
import { link, rendered, scene } from '../../straps/strap-seed.ts';
import { columnedLinks, text } from '../../straps/text-straps.ts';
import { COMMUNITIES, placeId, placeLink } from '../places.ts';

const { belgravia, downtown, garneau, glenora, griesbach, highlands } = COMMUNITIES;
const { millWoods, oliver, strathcona, summerside, westmount, windermere } = COMMUNITIES;

export const COMMUNITIES_PAGE: PageBrief = {
  slug: 'communities',
  name: 'Communities',
  title: 'Edmonton neighbourhoods',
  description:
    'Neighbourhoods of Edmonton by what they are like to live in, each with the homes for sale there now.',
  imageUrl: scene('community-strathcona'),
  hero: heroSeparatedSearch({
    title: 'Four hundred neighbourhoods, give or take',
    text: 'Edmonton counts them by name. These are the ones we are asked about most.',
    placeholder: 'Type a neighbourhood',
    look: overImage(rendered('hero-family')),
  }),
  straps: [
    tiles('Near the valley', 4, [highlands, belgravia, glenora, westmount], { ...LEFT, ...CLOSE }),
    tiles('On foot and by bike', 4, [downtown, strathcona, garneau, oliver], {
      ...LEFT,
      ...CLOSE,
      rule: false,
    }),
    tiles('Room to grow', 4, [windermere, summerside, griesbach, millWoods], { ...LEFT, rule: false }),
    marketStats('Six neighbourhoods in figures', {
      text: 'What is for sale there today and what it is listed at. The ones to compare are rarely the ones next door.',
      areas: ['Highlands', 'Strathcona', 'Westmount', 'Downtown', 'Oliver', 'Belgravia'].map(placeId),
      propertyTypes: ['house', 'condo'],
      look: { ...ALTERNATE, ...LEFT },
    }),
    columnedLinks('Every corner of the city', [
      ['Centre', ['Downtown', 'Oliver', 'McCauley', 'Boyle Street', 'Garneau'].map(placeLink)],
      ['West', ['Westmount', 'Glenora', 'Crestwood', 'Parkview', 'Lynnwood'].map(placeLink)],
      ['North and east', ['Highlands', 'Griesbach', 'Ottewell', 'Capilano', 'McConachie'].map(placeLink)],
      ['South', ['Strathcona', 'Ritchie', 'Parkallen', 'Summerside', 'Chappelle'].map(placeLink)],
    ]),
    text(
      'And yours?',
      [
        'If the one you think of is not here, look it up: every neighbourhood has its own search, with its outline on the map.',
      ],
      [link('Open the map', '/search', 'map')],
      FEATURE,
    ),
  ],
};
