import type { PageBrief } from '../../pages.ts';
import { FOR_SALE } from '../../search-links.ts';
import { listings, marketStats } from '../../straps/feeds.ts';
import { heroAgentAside, heroWideSearch } from '../../straps/heroes.ts';
import { ALTERNATE, FEATURE, LEFT, overImage, overSlides } from '../../straps/looks.ts';
import { testimonial } from '../../straps/people.ts';
import { gallery, mosaic, tiles } from '../../straps/pictures.ts';
import { guide } from '../../straps/proof.ts';
import { link, photo, rendered, scene } from '../../straps/strap-seed.ts';
import { bigIcons, columnedLinks, compare, text, textImage, threeColumns } from '../../straps/text-straps.ts';
import { BARRIOS, near, placeId, placeLink, within } from '../places.ts';
import { LETTERS } from './letters-written.ts';

const { kingWilliam, alamoHeights, mission, stoneOak, alamoRanch } = BARRIOS;
const { southtown, monteVista, dignowity, leonSprings } = BARRIOS;

export const BARRIOS_PAGE: PageBrief = {
  slug: 'barrios',
  name: 'Barrios',
  title: 'San Antonio neighborhoods',
  description: 'From Southtown to Leon Springs: what it is like to live there and which homes are for sale.',
  imageUrl: scene('community-king-william'),
  hero: heroWideSearch({
    title: 'Pick a barrio',
    text: 'Inside the Loop, outside the Loop, or where the pavement ends.',
    placeholder: 'Neighborhood, street or MLS® number',
    look: overSlides([photo('casita-001'), rendered('porch-san-antonio'), photo('ranch-003')]),
  }),
  straps: [
    mosaic('Inside the Loop', [
      ['large', kingWilliam],
      ['wide', mission],
      ['small', southtown],
      ['small', dignowity],
      ['wide', monteVista],
      ['wide', alamoHeights],
    ]),
    compare(
      'Inside or outside the Loop?',
      [
        {
          icon: 'landmark',
          title: 'Inside 410',
          points: [
            'Old trees, old wiring, short drives',
            'Smaller lots and larger porches',
            'Some streets have a historic review board',
          ],
          buttons: [link('King William', '/king-william')],
        },
        {
          icon: 'mountain',
          title: 'Outside 1604',
          points: [
            'New roofs, warranties, HOA dues',
            'Room for a pool and a third garage',
            'Ask about the commute before the countertops',
          ],
          buttons: [link('Homes in Stone Oak', near('Stone Oak'))],
        },
      ],
      ALTERNATE,
    ),
    tiles('Out where it rolls', 3, [stoneOak, alamoRanch, leonSprings], LEFT),
    columnedLinks(
      'All the porches, by direction',
      [
        ['Downtown and south', ['Downtown', 'Southtown', 'Lone Star', 'Mission San José'].map(placeLink)],
        ['Near north', ['Tobin Hill', 'Monte Vista', 'Mahncke Park', 'Alamo Heights'].map(placeLink)],
        ['Far north', ['Stone Oak', 'Sonterra', 'Encino Park', 'Hollywood Park'].map(placeLink)],
        ['West', ['Alamo Ranch', 'Westover Hills', 'Great Northwest', 'Leon Springs'].map(placeLink)],
      ],
      ALTERNATE,
      'rows',
    ),
    text(
      'A word about shade',
      ['Walk the street at four in the afternoon in August. If you can do it, buy there.'],
      [link('Look on the map', '/search', 'map'), link('Prices by barrio', '/market', 'chart-line')],
      { ...FEATURE, ...LEFT },
    ),
  ],
};

export const KING_WILLIAM: PageBrief = {
  slug: 'king-william',
  name: 'King William',
  title: 'King William, San Antonio: old houses for sale',
  description:
    'King William and Southtown: Victorian porches, the river, the review board, and the homes for sale there now.',
  imageUrl: scene('community-king-william'),
  hero: heroAgentAside(
    {
      title: 'King William',
      text: 'Twenty-five blocks of porches between the river and South Alamo. Rebecca restored one of them herself.',
      buttons: [link('Homes for sale here', near('King William', FOR_SALE), 'search')],
      look: overImage(scene('community-king-william'), LEFT),
    },
    'sat-t3',
  ),
  straps: [
    guide('Twenty-five blocks', {
      text: 'Every home on the map is for sale this morning. There are never many.',
      place: placeId('King William'),
    }),
    threeColumns('How to look at an old house', [
      [
        '<h3>From below</h3>',
        'Pier and beam moves with the clay, and can be leveled. Look at the sill, the vents and the grade. A slab under an 1890 house is somebody’s shortcut.',
      ],
      [
        '<h3>From inside</h3>',
        'Longleaf pine floors, shiplap under the drywall, transoms that were painted shut. Wiring first, plumbing second, paint last.',
      ],
      [
        '<h3>From the street</h3>',
        'The Historic and Design Review Commission has a say in porches, windows and fences you can see. Ask before you buy, not after.',
      ],
    ]),
    listings('On the market in King William', 'grid', {
      setup: { filters: FOR_SALE, geo: within('King William') },
      limit: 6,
      more: link('All homes in King William', near('King William')),
      look: { ...ALTERNATE, ...LEFT },
    }),
    bigIcons('On foot', [
      { icon: 'waves', title: 'The river', text: 'Down the stairs and south as far as Mission Espada.' },
      { icon: 'coffee', title: 'Breakfast', text: 'Until three, on South Alamo, with a line on Sundays.' },
      { icon: 'palette', title: 'First Friday', text: 'The galleries open, and so does every porch.' },
    ]),
    gallery(
      'What is behind the porches',
      4,
      [
        { url: photo('casita-000'), alt: 'A row of painted cottages' },
        { url: photo('kitchen-003'), alt: 'A kitchen with open shelves' },
        { url: photo('living-003'), alt: 'A living room with tall windows' },
        { url: photo('patio-000'), alt: 'A patio below a pergola' },
        { url: photo('bedroom-001'), alt: 'A bedroom with a panelled wall' },
        { url: photo('ranch-004'), alt: 'A house of brick at sundown' },
        { url: photo('bath-000'), alt: 'A bathroom with a tub' },
        { url: photo('store-000'), alt: 'A shop front with striped awnings' },
      ],
      ALTERNATE,
    ),
    testimonial(LETTERS[1][0], LETTERS[1][1], { url: photo('ranch-003'), alt: 'An old house with a porch' }),
    textImage('Tax credits are paperwork you get paid for', 'right', {
      texts: [
        'The city freezes part of the assessed value after a substantial rehabilitation of a landmark, and there are state and federal credits for buildings that earn money. None of it works backwards: apply first, hammer second.',
        'Rebecca keeps the forms, and the phone number of a man who still rebuilds wooden sashes.',
      ],
      image: { url: scene('community-southtown'), alt: 'A row of painted cottages' },
      buttons: [link('Ask Rebecca', '/hablemos')],
      look: ALTERNATE,
    }),
    text(
      'Come walk it with us',
      ['Saturday at nine, before the heat. We start at the blue door.'],
      [link('Say when', '/hablemos', 'calendar'), link('Other barrios', '/barrios')],
      overImage(rendered('porch-san-antonio'), LEFT),
    ),
  ],
};

export const MARKET: PageBrief = {
  slug: 'market',
  name: 'The market',
  title: 'San Antonio market figures',
  description:
    'What is for sale in San Antonio today: how many homes, what they are listed at, by type and barrio.',
  imageUrl: photo('casita-001'),
  hero: heroWideSearch({
    title: 'El mercado, in numbers',
    text: 'What’s for sale today and what it’s listed at. No crystal ball.',
    placeholder: 'Neighborhood, street or MLS® number',
    look: overImage(photo('casita-000')),
  }),
  straps: [
    marketStats('All of San Antonio', {
      text: 'Counted from active listings. Texas is a non-disclosure state, so sold prices stay off public pages, ours included.',
      propertyTypes: ['house', 'townhouse', 'condo'],
      look: LEFT,
    }),
    textImage('What a Texas house costs to keep', 'left', {
      texts: [
        'No state income tax, but property tax is real: two to two and a half percent of the assessed value a year. File your homestead exemption when you move in; Anh sends everyone a reminder.',
        'Budget for the air conditioner like others budget for heating. Ask how old it is before you ask about the granite.',
      ],
      image: { url: photo('living-003'), alt: 'A living room with beams and a fireplace' },
      buttons: [link('More about owning here', '/blog/category/owning')],
      look: ALTERNATE,
    }),
    marketStats('Barrio by barrio', {
      text: 'Eight we get asked about over coffee.',
      areas: [
        'King William',
        'Southtown',
        'Monte Vista',
        'Alamo Heights',
        'Mission San José',
        'Stone Oak',
        'Alamo Ranch',
        'Leon Springs',
      ].map(placeId),
      propertyTypes: ['house', 'condo'],
      look: LEFT,
    }),
    text(
      'And your block?',
      ['We keep the numbers for it at the office, next to the coffee.'],
      [link('Ask for yours', '/sell', 'tag'), link('Hablemos', '/hablemos', 'message-circle')],
      FEATURE,
    ),
  ],
};
