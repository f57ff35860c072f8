import type { PageBrief } from '../../pages.ts';
import { listings } from '../../straps/feeds.ts';
import { heroWideSearch } from '../../straps/heroes.ts';
import { ALTERNATE, CLOSE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { quotes, rosterList } from '../../straps/people.ts';
import { mosaic } from '../../straps/pictures.ts';
import { figures } from '../../straps/proof.ts';
import { action, link, photo, rendered, scene } from '../../straps/strap-seed.ts';
import { splitText, text } from '../../straps/text-straps.ts';
import { COMMUNITIES } from '../places.ts';
import { CLIENT_QUOTES } from './client-quotes.ts';

const { strathcona, highlands, westmount, downtown, summerside } = COMMUNITIES;

export const HOME: PageBrief = {
  slug: 'index',
  name: 'Home',
  title: 'Edmonton homes for sale and lease',
  description:
    'Search every listed home in Edmonton by neighbourhood, price and map, and meet a small brokerage that knows the streets.',
  imageUrl: scene('hero-edmonton'),
  hero: heroWideSearch({
    title: 'Find your corner of Edmonton',
    text: 'Every home on the market, street by street, with people who know the streets.',
    placeholder: '3 bed under 500k in Strathcona',
    tabs: '/sellers',
    look: overImage(rendered('hero-edmonton'), { ...LEFT, frame: { height: 'screen' } }),
  }),
  straps: [
    mosaic(
      'Where would you like to live?',
      [
        ['tall', downtown],
        ['wide', strathcona],
        ['small', highlands],
        ['small', westmount],
        ['wide', summerside],
      ],
      { ...LEFT, ...CLOSE },
    ),
    figures(
      '',
      [
        [
          '1,140',
          'homes sold by the eight of us since 2009, most of them within a bicycle ride of the office',
        ],
        ['26 days', 'from sign to sale: the median of last year'],
        ['9 of 10', 'clients sent to us by another one'],
        ['4.9 / 5', 'from 212 reviews, the grumpy ones included'],
      ],
      { ...ALTERNATE, ...LEFT, ...CLOSE },
      'headline',
    ),
    listings('Just listed', 'editorial', {
      setup: {},
      limit: 5,
      more: link('See all homes', '/search'),
      look: { ...LEFT, ...CLOSE },
    }),
    quotes(CLIENT_QUOTES.slice(0, 3), { ...FEATURE, ...LEFT, ...CLOSE }, 'spread'),
    splitText(
      'Eight people, one old bank',
      [
        'Our office is the old bank on 112 Avenue in Highlands. Between us we have sold homes in almost every neighbourhood inside the Henday, and lived in a good many of them.',
        'We keep our list short on purpose. You get one agent who answers, one plan on one page, and nobody pretending that every market is a good one.',
      ],
      [link('Our story', '/about'), link('What clients say', '/testimonials')],
      { ...LEFT, ...CLOSE },
    ),
    rosterList(
      'Who picks up the phone',
      'Four of the eight of us. <a href="/team">Meet the whole team</a>',
      ['edm-t1', 'edm-t2', 'edm-t3', 'edm-t4'],
      { ...LEFT, ...CLOSE },
    ),
    text(
      'What would yours sell for?',
      [
        'Give us the address and an evening. We walk the block, look at what sold on your side of it, and write you one page.',
      ],
      [action('Free home evaluation', 'estimate', 'house'), link('Write to us', '/contact', 'mail')],
      overImage(photo('house-012'), { ...CLOSE, ...LEFT }),
    ),
  ],
};
