import type { PageBrief } from '../../pages.ts';
import { FOR_SALE, filterSearch } from '../../search-links.ts';
import { blogFeed, listings } from '../../straps/feeds.ts';
import { heroFilterSearch } from '../../straps/heroes.ts';
import { ALTERNATE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { mortgage, steps } from '../../straps/proof.ts';
import { link, photo } from '../../straps/strap-seed.ts';
import { buyersResources, compare, text, textImage } from '../../straps/text-straps.ts';

const HOUSES = filterSearch({ ...FOR_SALE, propertyTypes: ['house'] });
const CONDOS = filterSearch({ ...FOR_SALE, propertyTypes: ['condo'] });

export const BUYERS: PageBrief = {
  slug: 'buyers',
  name: 'Buying',
  title: 'Buying a home in Edmonton',
  description:
    'How buying works in Edmonton, step by step: money first, then neighbourhoods, viewings, the offer, conditions and keys.',
  imageUrl: photo('house-027'),
  hero: heroFilterSearch({
    title: 'Buying, one step at a time',
    text: 'Most of our buyers have never done this before. Here is how it goes.',
    look: overImage(photo('house-027')),
  }),
  straps: [
    steps('From idea to keys', [
      [
        'Week 1',
        'Money first',
        'A lender’s letter tells you what you can spend, and sellers that you mean it.',
      ],
      [
        'Weeks 2 to 6',
        'Streets, then houses',
        'Walk three neighbourhoods at the hour you would come home. You can change a kitchen; you cannot change the street.',
      ],
      [
        'Week 7',
        'The offer',
        'Price, dates and conditions. We write down what you can live with before we see what they say.',
      ],
      [
        'Weeks 8 to 14',
        'Conditions, then keys',
        'About ten days for financing, inspection and condo documents. On possession day, keys at noon, as a rule.',
      ],
    ]),
    buyersResources(
      'Before the first viewing',
      { url: photo('kitchen-000'), alt: 'A kitchen with an island and morning light' },
      {
        intro: 'Four things to have in hand. None of them costs anything, and each saves you a week later.',
        items: [
          {
            icon: 'badge-check',
            title: 'A pre-approval',
            text: 'A lender tells you within days what you can spend, and holds the rate while you look.',
          },
          {
            icon: 'calculator',
            title: 'What comes on top',
            text: 'Lawyer, inspection, title insurance, moving: keep about two per cent of the price for them. Alberta has no land transfer tax, only registration fees.',
          },
          {
            icon: 'piggy-bank',
            title: 'The down payment',
            text: 'RRSP Home Buyers’ Plan or a First Home Savings Account: ask your bank what applies to you before you move any money.',
          },
          {
            icon: 'list',
            title: 'Your three musts',
            text: 'Three, not twelve. Everything else is a nice surprise.',
            href: '/contact',
          },
        ],
        look: ALTERNATE,
      },
    ),
    mortgage('What it costs each month', {
      text: 'By the Canadian rules, with taxes and insurance. Change what is different for you.',
      price: 450_000,
      buttonList: [link('Homes up to $450,000', filterSearch({ ...FOR_SALE, highPrice: 450_000 }))],
    }),
    listings('New houses this week', 'slider', {
      setup: { filters: { ...FOR_SALE, propertyTypes: ['house'] } },
      limit: 9,
      more: link('All houses', HOUSES),
      look: { ...ALTERNATE, ...LEFT },
    }),
    compare('A house or a condo?', [
      {
        icon: 'house',
        title: 'A house',
        points: [
          'The roof, the furnace and the sidewalk are yours to keep up',
          'Room to build on: a suite, a garage, a garden',
          'A real property report shows what stands where',
        ],
        buttons: [link('See houses', HOUSES)],
      },
      {
        icon: 'building-2',
        title: 'A condo',
        points: [
          'A monthly fee covers the outside and often the heat',
          'Lock the door and leave for the winter',
          'Bylaws, minutes and a reserve fund to read first',
        ],
        buttons: [link('See condos', CONDOS)],
      },
    ]),
    textImage('What an inspection really finds', 'left', {
      texts: [
        'In houses built before 1960 we look at sewer lines, wiring and the north side of the foundation. In newer ones at attics, grading and the heat recovery unit.',
        'Hardly any of it is a reason to walk away. Most of it is a reason to talk.',
      ],
      image: { url: photo('house-007'), alt: 'A bungalow with a deep porch' },
      buttons: [link('Talk to Daniel', '/team')],
      look: ALTERNATE,
    }),
    blogFeed('Worth reading before you buy', 3, 'buying', LEFT),
    text(
      'First time?',
      ['Ask us for a first talk. It takes half an hour, costs nothing, and ends with a list.'],
      [link('Book a first talk', '/contact', 'calendar')],
      FEATURE,
    ),
  ],
};
