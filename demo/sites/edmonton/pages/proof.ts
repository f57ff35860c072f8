import type { PageBrief } from '../../pages.ts';
import { FOR_SALE, filterSearch } from '../../search-links.ts';
import {
  blogFeed,
  featuredListing,
  largeListings,
  listings,
  marketStats,
  openHouses,
} from '../../straps/feeds.ts';
import { heroBasic, heroNewestHome, heroSlides } from '../../straps/heroes.ts';
import { ALTERNATE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { testimonial } from '../../straps/people.ts';
import { imageStrip } from '../../straps/pictures.ts';
import { homeValue, reviews } from '../../straps/proof.ts';
import { action, link, photo, scene } from '../../straps/strap-seed.ts';
import { text, twoColumns } from '../../straps/text-straps.ts';
import { placeId } from '../places.ts';
import { CLIENT_QUOTES } from './client-quotes.ts';

export const FEATURED: PageBrief = {
  slug: 'featured',
  name: 'Featured homes',
  title: 'Featured homes in Edmonton',
  description:
    'The newest home on the market in full size, the finest of the week, open houses and what our office sold lately.',
  imageUrl: photo('house-027'),
  hero: heroNewestHome({
    title: 'New this morning',
    text: 'The newest home on the market. It changes whenever something newer comes up.',
    buttons: [action('Schedule a tour', 'schedule-tour', 'calendar')],
    look: FEATURE,
  }),
  straps: [
    largeListings('Worth a slow look', {
      setup: { filters: { propertyTypes: ['house'], lowPrice: 700_000 } },
      limit: 3,
      more: link('All houses from $700,000', filterSearch({ propertyTypes: ['house'], lowPrice: 700_000 })),
      look: LEFT,
    }),
    openHouses('Next open houses', 6, { ...ALTERNATE, ...LEFT }),
    listings('Under $350,000', 'slider', {
      setup: { filters: { ...FOR_SALE, highPrice: 350_000 } },
      limit: 9,
      more: link('All of them', filterSearch({ ...FOR_SALE, highPrice: 350_000 })),
      look: LEFT,
    }),
    text(
      'Seen one you like?',
      ['Send us the link. We tell you what the pictures leave out, usually within the hour.'],
      [link('Write to us', '/contact', 'mail')],
      FEATURE,
    ),
  ],
};

export const MARKET_REPORT: PageBrief = {
  slug: 'market-report',
  name: 'Market report',
  title: 'Edmonton market report',
  description:
    'How many homes are for sale in Edmonton, what they are listed at and how long they have been waiting, by type and neighbourhood.',
  imageUrl: photo('townhouse-001'),
  hero: heroBasic({
    title: 'The market, counted',
    text: 'No mood, no forecast. What is for sale today, what it is listed at, and for how long.',
    buttons: [action('What does that mean for mine?', 'estimate', 'house')],
    look: overImage(photo('townhouse-001'), LEFT),
  }),
  straps: [
    marketStats('All of Edmonton', {
      text: 'Counted from the listings of the board. Half of the homes are listed above the median, half below.',
      propertyTypes: ['house', 'townhouse', 'condo'],
      look: LEFT,
    }),
    twoColumns(
      'How to read it',
      [
        '<h3>Listed is not sold</h3>',
        'These are asking prices. What homes really sell for is known to the board, and we show it to you at the table, for your street.',
      ],
      [
        '<h3>A median is not your house</h3>',
        'It moves when the mix moves: ten new condominiums on the market pull it down without anything having become cheaper.',
      ],
      ALTERNATE,
    ),
    marketStats('By neighbourhood', {
      text: 'Eight that we are often asked to compare.',
      areas: [
        'Downtown',
        'Oliver',
        'Strathcona',
        'Garneau',
        'Westmount',
        'Highlands',
        'Belgravia',
        'Ritchie',
      ].map(placeId),
      propertyTypes: ['house', 'condo'],
      look: LEFT,
    }),
    featuredListing('One of those behind the figures', ALTERNATE, 'cover'),
    blogFeed('What we make of it', 3, 'selling', LEFT),
    homeValue('Your street, on one page', {
      text: 'The figures above are for everyone. The ones for your block come with a cup of tea.',
      example: '6517 112 Avenue NW',
      points: [
        'What sold on your side of the ravine',
        'Three prices, each with its reasons',
        'No call unless you ask for one',
      ],
      image: { url: scene('street-golden'), alt: 'A family house on a street in evening light' },
      look: FEATURE,
      layout: 'band',
    }),
  ],
};

const [first, second, third, fourth, fifth] = CLIENT_QUOTES;
const slide = ([text, name]: readonly [string, string], size: 'h1' | 'h2') =>
  `<${size}>“${text}”</${size}><p>${name}</p>`;

export const TESTIMONIALS: PageBrief = {
  slug: 'testimonials',
  name: 'What clients say',
  title: 'What clients say about Poplar & Main',
  description: 'Words of people who bought and sold with us, the awkward ones included.',
  imageUrl: scene('community-westmount'),
  hero: heroSlides(
    [
      '<h1>In their words</h1><p>We ask everyone for three sentences, a month after the keys. These are some of them.</p>',
      slide(second, 'h2'),
      slide(fourth, 'h2'),
    ],
    overImage(scene('community-westmount')),
  ),
  straps: [
    testimonial(first[0], first[1], {
      url: photo('house-007'),
      alt: 'The second house: a bungalow with a porch',
    }),
    testimonial(
      third[0],
      third[1],
      { url: photo('condo-001'), alt: 'A brick condominium on a quiet street' },
      ALTERNATE,
    ),
    testimonial(fifth[0], fifth[1], { url: photo('living-000'), alt: 'A bright living room' }),
    reviews(
      'And what they wrote elsewhere',
      [
        [5, 'Three offers on Sunday, and one page that compared them.', 'Ana and Jo', 'Google', 'May 2026'],
        [
          4,
          'The house took longer than they said, which they had said it might. Everything else was on the day.',
          'M. Okafor',
          'RankMyAgent',
          'February 2026',
        ],
        [
          5,
          'Lien read all the condo papers so that I did not have to.',
          'Lise B.',
          'Google',
          'November 2025',
        ],
      ],
      ALTERNATE,
    ),
    imageStrip([
      { url: photo('house-005'), alt: 'A house with snow on the roof' },
      { url: photo('house-000'), alt: 'A storey-and-a-half house with a porch' },
      { url: photo('townhouse-001'), alt: 'A row of new townhouses' },
      { url: photo('condo-002'), alt: 'A condominium of six floors' },
      { url: photo('house-002'), alt: 'A house clad in cedar' },
      { url: photo('acreage-000'), alt: 'A house on an acreage' },
    ]),
    twoColumns(
      'And the other kind',
      [
        '<h3>“You were late with the measurements.”</h3>',
        'We were: two days. Since then the measuring comes before the photographs, and the listing waits for both.',
      ],
      [
        '<h3>“I would have liked more pressure.”</h3>',
        'We understand. We still think that a house you had to be pushed into is one you will want to leave.',
      ],
      ALTERNATE,
    ),
    text(
      'Would you like to talk to one of them?',
      [
        'Poplar & Main is a demonstration brokerage, so its clients are invented and cannot call you back. On your own site, this is where real ones speak, with their consent.',
      ],
      [link('Meet the team', '/team'), link('Write to us', '/contact', 'mail')],
      FEATURE,
    ),
  ],
};
