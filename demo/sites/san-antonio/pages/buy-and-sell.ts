import type { PageBrief } from '../../pages.ts';
import { FOR_SALE, filterSearch } from '../../search-links.ts';
import { blogFeed, largeListings, latestListings, listings, openHouses } from '../../straps/feeds.ts';
import { heroAgentAsideLarge, heroBasic, heroNewestHome } from '../../straps/heroes.ts';
import { ALTERNATE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { featuredAgent, testimonial } from '../../straps/people.ts';
import { gallerySlider } from '../../straps/pictures.ts';
import { faq, steps } from '../../straps/proof.ts';
import { action, link, photo, scene } from '../../straps/strap-seed.ts';
import {
  bigIcons,
  buyersResources,
  sellersResources,
  text,
  textImage,
  twoColumns,
} from '../../straps/text-straps.ts';
import { near } from '../places.ts';
import { LETTERS } from './letters-written.ts';

export const PORCHES: PageBrief = {
  slug: 'porches',
  name: 'This week',
  title: 'This week’s homes in San Antonio',
  description: 'The newest home in town in full size, the next open houses and a few worth a slow look.',
  imageUrl: photo('ranch-000'),
  hero: heroNewestHome({
    title: 'This week’s porch',
    text: 'The newest home on the market, until the next one comes along.',
    buttons: [action('Schedule a tour', 'schedule-tour', 'calendar')],
    look: FEATURE,
  }),
  straps: [
    openHouses('Doors that open next', 6, LEFT, 'cards'),
    largeListings('Worth the drive', {
      setup: { filters: { ...FOR_SALE, propertyTypes: ['house'], lowPrice: 500_000 }, sort: 'price_des' },
      limit: 3,
      more: link('Houses from $500,000', filterSearch({ propertyTypes: ['house'], lowPrice: 500_000 })),
      look: { ...ALTERNATE, ...LEFT },
    }),
    listings('First keys: under $275,000', 'slider', {
      setup: { filters: { ...FOR_SALE, highPrice: 275_000 } },
      limit: 9,
      more: link('All of them', filterSearch({ ...FOR_SALE, highPrice: 275_000 })),
      look: LEFT,
    }),
    featuredAgent(
      'Anh does first houses',
      'sat-t5',
      [
        'Anh bought her first house at twenty-four with a down-payment grant that nobody had told her about. She has made a point of telling everyone since.',
      ],
      [link('Talk to Anh', '/hablemos')],
      ALTERNATE,
    ),
  ],
};

export const MOVE_HERE: PageBrief = {
  slug: 'move-here',
  name: 'Move here',
  title: 'Moving to San Antonio',
  description:
    'With orders, a job offer or grandchildren: how to move to San Antonio without flying in six times.',
  imageUrl: photo('ranch-000'),
  hero: heroAgentAsideLarge(
    {
      title: 'Thirty days? We’ve done it in nine',
      text: 'For anyone with orders, offers or grandchildren here.',
      buttons: [link('See homes', '/search', 'search'), link('Call Marcus', '/hablemos', 'phone')],
      look: FEATURE,
    },
    'sat-t2',
  ),
  straps: [
    bigIcons(
      'How we do it',
      [
        {
          icon: 'video',
          title: 'Every room by video',
          text: 'Closets, attic, water pressure, and what you hear from the back yard.',
        },
        {
          icon: 'route',
          title: 'The real commute',
          text: 'We drive it at seven in the morning and send you the clock.',
        },
        {
          icon: 'school',
          title: 'The district’s word',
          text: 'Which campus an address is assigned to, in writing from the district.',
        },
        {
          icon: 'file-signature',
          title: 'Closing from afar',
          text: 'Title companies that close by mail, and lenders who know a VA loan.',
        },
      ],
      LEFT,
    ),
    textImage('Near the bases', 'right', {
      texts: [
        'Lackland and the west side go together: Alamo Ranch, Westover Hills and the Great Northwest are all within twenty-five minutes of the gate. For Fort Sam, look at Terrell Hills, Mahncke Park and Windcrest.',
        'You will hear that everything is half an hour away. It is, except at five.',
      ],
      image: { url: scene('community-alamo-ranch'), alt: 'A new home under a wide sky' },
      buttons: [link('Homes in Alamo Ranch', near('Alamo Ranch'))],
      look: ALTERNATE,
    }),
    buyersResources(
      'Four things that are different in Texas',
      { url: photo('kitchen-003'), alt: 'A kitchen with a green island and open shelves' },
      {
        intro: 'If you have bought elsewhere, read these first. If you haven’t, you have nothing to unlearn.',
        items: [
          {
            icon: 'calendar-check',
            title: 'The option period',
            text: 'You pay a small fee for some days in which you may walk away for any reason. Inspect on the first of them.',
            href: '/blog/category/buying',
          },
          {
            icon: 'file-text',
            title: 'Title, not lawyers',
            text: 'A title company holds the money, insures the deed and closes the sale.',
          },
          {
            icon: 'percent',
            title: 'Property tax',
            text: 'Two to two and a half percent a year, less with a homestead exemption.',
            href: '/market',
          },
          {
            icon: 'file-pen',
            title: 'The buyer agreement',
            text: 'Before we show you a house we sign what we do, for how long, and what it costs.',
          },
        ],
      },
    ),
    latestListings('Move-in ready this week', 3, ['house'], ALTERNATE),
    testimonial(LETTERS[0][0], LETTERS[0][1], null),
    text(
      'Send us your report date',
      ['Marcus counts backwards from it and writes you the list.'],
      [link('Hablemos', '/hablemos', 'message-circle')],
      FEATURE,
    ),
  ],
};

export const SELL: PageBrief = {
  slug: 'sell',
  name: 'Sell',
  title: 'Selling in San Antonio',
  description: 'How Casa Mirasol prepares, prices and sells a house in San Antonio.',
  imageUrl: photo('ranch-004'),
  hero: heroBasic({
    title: 'Sell it like somebody lived there',
    text: 'Because somebody did, and the next people want to know.',
    buttons: [action('What is mine worth?', 'estimate', 'house')],
    look: overImage(photo('ranch-004'), LEFT),
  }),
  straps: [
    twoColumns(
      'Our part and yours',
      [
        '<h3>Ours</h3>',
        '<ul><li>A price with its reasons, on one page</li><li>Pictures at the hour your rooms look best</li><li>A yard sign people can read from a truck</li><li>Texts in English y en español</li><li>A call every Friday, news or not</li></ul>',
      ],
      [
        '<h3>Yours</h3>',
        'Sweep the porch. Trim what hides the windows. Change the filter, wash the glass, and take the magnets off the fridge. Leave the rest to us: buyers here like a house that has been lived in well.',
      ],
    ),
    gallerySlider(
      'The hour each room looks best',
      [
        { url: photo('patio-000'), alt: 'A patio with seats below a pergola' },
        { url: photo('living-003'), alt: 'A living room with beams and a fireplace' },
        { url: photo('kitchen-003'), alt: 'A kitchen with a green island and open shelves' },
        { url: photo('bedroom-001'), alt: 'A bedroom with a panelled wall' },
      ],
      ALTERNATE,
    ),
    steps(
      'What happens when',
      [
        ['Week one', 'Sit down', 'We walk through, hear the story of the house, and set a date.'],
        [
          'Week two',
          'Get ready',
          'Small repairs, a good clean, pictures. You fill in the seller’s disclosure; we explain every box.',
        ],
        ['Week three', 'Open the door', 'On the market on Thursday, open on Sunday, lemonade included.'],
        ['After that', 'Keys', 'Offers, option period, appraisal, title. We keep the list.'],
      ],
      { layout: 'down', look: LEFT },
    ),
    sellersResources('Bring us what you have', [action('What is mine worth?', 'estimate', 'house')], {
      intro: 'A survey, a roof receipt, the tax notice. If you have nothing but the address, that works too.',
      items: [
        {
          icon: 'receipt',
          title: 'Protest first',
          text: 'Check your assessed value before the spring deadline. A lower one is yours whether you sell or stay.',
          href: '/blog/category/owning',
        },
        {
          icon: 'hammer',
          title: 'Foundation reports',
          text: 'Clay moves. A report with numbers sells better than a silence.',
        },
        {
          icon: 'sun',
          title: 'Selling in summer',
          text: 'Showings before eleven, blinds down, air on. We bring the ice.',
          href: '/blog/category/selling',
        },
      ],
      look: ALTERNATE,
    }),
    faq(
      'Asked over coffee',
      [
        [
          'What does it cost to sell?',
          'Our fee, the title policy, and what the option period finds. We write all three down before you sign anything with us.',
        ],
        [
          'Do I have to fix the foundation first?',
          'Not always. An engineer’s report with numbers often sells better than a repair nobody asked for.',
        ],
        [
          'Is summer a bad time?',
          'It is a hot one. Showings before eleven, blinds down, air on. We bring the ice.',
        ],
        ['¿Hablan español?', 'Claro. Lucía y Teo, en la oficina y por teléfono.'],
      ],
      { buttonList: [link('Ask another one', '/hablemos', 'message-circle')] },
    ),
    blogFeed('Read before you list', 3, '', { ...ALTERNATE, ...LEFT }),
    text(
      'Thinking about land?',
      [
        'Selling acreage is a different conversation: water, access, minerals, ag valuation. Teo is the one to have it with.',
      ],
      [
        link('Land for sale now', filterSearch({ ...FOR_SALE, propertyTypes: ['land', 'rural'] })),
        link('Talk to Teo', '/hablemos'),
      ],
      FEATURE,
    ),
  ],
};
