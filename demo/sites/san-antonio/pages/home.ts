import type { PageBrief } from '../../pages.ts';
import { latestListings } from '../../straps/feeds.ts';
import { heroSeparatedSearch } from '../../straps/heroes.ts';
import { ALTERNATE, CLOSE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { quotes } from '../../straps/people.ts';
import { tiles } from '../../straps/pictures.ts';
import { figures } from '../../straps/proof.ts';
import { link, rendered, scene } from '../../straps/strap-seed.ts';
import { bigIcons, spotlight, text, textImage } from '../../straps/text-straps.ts';
import { BARRIOS, near } from '../places.ts';
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
    buttons: [link('See homes', '/search', 'search'), link('Meet us', '/nosotros')],
    placeholder: 'Barrio, street or MLS® number',
    tabs: '/sell',
    look: overImage(rendered('hero-san-antonio'), LEFT),
  }),
  straps: [
    textImage('Bienvenidos, y’all', 'left', {
      texts: [
        'San Antonio is a big city that behaves like a small town. People wave. Directions include a taquería. And a house is judged by its shade first and its square feet second.',
        'We are five agents on South Alamo Street. Lucía started the office in 2004 with one listing and her grandmother’s table. The table is still here; come sit at it.',
      ],
      image: {
        url: scene('office-san-antonio'),
        alt: 'A stucco office with a blue door and a mesquite tree',
      },
      buttons: [link('Who we are', '/nosotros')],
      layout: 'bleed',
    }),
    figures(
      'Twenty years on South Alamo',
      [
        ['612', 'porches found for people who asked for one'],
        ['31 days', 'from sign to sale, the middle one of last year'],
        ['5 of 5', 'agents who answer their own phone'],
      ],
      { ...FEATURE, ...CLOSE },
    ),
    tiles('Four barrios, four ways to live', 4, [kingWilliam, alamoHeights, mission, stoneOak], {
      ...ALTERNATE,
      ...LEFT,
      frame: { ...CLOSE.frame, width: 'wide', pictures: 'square' },
    }),
    latestListings('Fresh on the porch', 4, [], CLOSE),
    bigIcons(
      'What we are good at',
      [
        {
          icon: 'plane-landing',
          title: 'Orders in hand?',
          text: 'Thirty days to report and a dog. Marcus has done it eleven times.',
          href: '/move-here',
        },
        {
          icon: 'landmark',
          title: 'Old houses',
          text: 'Longleaf pine, knob-and-tube, tax credits. Rebecca speaks fluent 1908.',
          href: '/king-william',
        },
        {
          icon: 'mountain',
          title: 'A little land',
          text: 'Teo walks the fence line with you, boots on.',
          href: near('Leon Springs'),
        },
      ],
      { ...ALTERNATE, ...CLOSE },
    ),
    quotes(LETTERS.slice(0, 3), CLOSE),
    spotlight('Saturday is porch day', {
      texts: [
        'Every second Saturday we open three houses on one street, an hour each, on foot. Bring water, a hat and whoever has an opinion.',
      ],
      image: { url: scene('porch-san-antonio'), alt: 'A house of limestone, its arches open to a pool' },
      buttons: [link('This week’s houses', '/porches', 'door-open')],
      look: { ...ALTERNATE, ...CLOSE },
    }),
    text(
      'Coffee’s on',
      ['914 South Alamo, the blue door. Or tell us from where you are, and we’ll call when it suits you.'],
      [link('Hablemos', '/hablemos', 'message-circle'), link('Ask for a price', '/sell', 'tag')],
      overImage(scene('missions-evening'), CLOSE),
    ),
  ],
};
