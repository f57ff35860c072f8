import type { PageBrief } from '../../pages.ts';
import { listings } from '../../straps/feeds.ts';
import { heroSeparatedSearch } from '../../straps/heroes.ts';
import { ALTERNATE, CLOSE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { quotes, roster } from '../../straps/people.ts';
import { tiles } from '../../straps/pictures.ts';
import { figures } from '../../straps/proof.ts';
import { link, photo, scene } from '../../straps/strap-seed.ts';
import { spotlight, text, textImage } from '../../straps/text-straps.ts';
import { BARRIOS } from '../places.ts';
import { LETTERS } from './letters-written.ts';

const { kingWilliam, alamoHeights, mission, stoneOak } = BARRIOS;

export const HOME: PageBrief = {
  slug: 'index',
  name: 'Inicio',
  title: 'San Antonio homes for sale and lease',
  description:
    'Homes for sale and lease in San Antonio, from King William porches to Hill Country gates, with five people who grew up on the porches.',
  imageUrl: scene('hero-san-antonio'),
  hero: heroSeparatedSearch({
    title: 'Come home to San Antonio',
    text: 'Pull up a chair. We’ll find the porch that goes with it.',
    placeholder: '3 bed under 300k in Southtown',
    tabs: '/sell',
    look: overImage(scene('hero-san-antonio--x70--y30-1760x990'), LEFT),
  }),
  straps: [
    listings('Fresh on the porch', 'slider', {
      setup: {},
      limit: 6,
      more: link('See all homes', '/search'),
      look: { ...LEFT, ...CLOSE },
    }),
    textImage('Bienvenidos, y’all', 'left', {
      texts: [
        'San Antonio is a big city that behaves like a small town. People wave. Directions include a taquería. And a house is judged by its shade first and its square feet second.',
        'We are five agents on South Alamo Street. Lucía started the office in 2004 with one listing and her grandmother’s table. The table is still here; come sit at it.',
      ],
      image: { url: photo('store-000'), alt: 'A shop front with striped awnings' },
      buttons: [link('Who we are', '/nosotros')],
      layout: 'bleed',
      look: { rule: false },
    }),
    tiles('Four barrios, four ways to live', 'index', [kingWilliam, alamoHeights, mission, stoneOak], {
      ...ALTERNATE,
      ...LEFT,
      ...CLOSE,
    }),
    spotlight('Saturday is porch day', {
      texts: [
        'Every second Saturday we open three houses on one street, an hour each, on foot. Bring water, a hat and whoever has an opinion.',
      ],
      image: { url: photo('ranch-009'), alt: 'A white cottage with a porch across its front' },
      buttons: [link('This week’s houses', '/porches', 'door-open')],
      look: CLOSE,
    }),
    roster(
      'Five phones, five people',
      'Whoever answers is who walks you through the house. <a href="/equipo">Meet the team</a>',
      5,
      { ...ALTERNATE, ...LEFT, ...CLOSE },
    ),
    quotes(LETTERS.slice(0, 3), { ...FEATURE, ...LEFT, ...CLOSE }, 'stagger'),
    figures(
      'Twenty years on South Alamo',
      [
        ['612', 'porches found for people who asked for one'],
        ['31 days', 'from sign to sale: the median of last year'],
        ['4.9 / 5', 'from 148 reviews, in two languages'],
        ['5 of 5', 'agents who answer their own phone'],
      ],
      { ...LEFT, ...CLOSE },
      'ledger',
    ),
    text(
      'Coffee’s on',
      ['914 South Alamo, the blue door. Or tell us from where you are, and we’ll call when it suits you.'],
      [link('Hablemos', '/hablemos', 'message-circle'), link('Ask for a price', '/sell', 'tag')],
      { ...FEATURE, ...CLOSE },
    ),
  ],
};
