import type { PageBrief } from '../../pages.ts';
import { FOR_SALE } from '../../search-links.ts';
import { listings, marketStats } from '../../straps/feeds.ts';
import { heroBasic } from '../../straps/heroes.ts';
import { ALTERNATE, FEATURE, LEFT, overImage, overSlides } from '../../straps/looks.ts';
import { featuredAgent } from '../../straps/people.ts';
import { gallery, gallerySlider } from '../../straps/pictures.ts';
import { guide } from '../../straps/proof.ts';
import { link, photo, scene } from '../../straps/strap-seed.ts';
import { bigIcons, columnedLinks, text, textImage, twoColumns } from '../../straps/text-straps.ts';
import { near, placeId, placeLink, within } from '../places.ts';

export const HIGHLANDS: PageBrief = {
  slug: 'highlands',
  name: 'Highlands',
  title: 'Highlands, Edmonton: homes and what it is like',
  description:
    'Highlands in northeast Edmonton: foursquares from before the first war, elms, Ada Boulevard and the homes for sale there now.',
  imageUrl: scene('community-highlands'),
  hero: heroBasic({
    title: 'Highlands',
    text: 'A streetcar suburb that kept its elms. Our office has been here since 2009, and so have half of our opinions.',
    buttons: [link('Homes for sale here', near('Highlands', FOR_SALE), 'search')],
    look: overImage(scene('community-highlands'), LEFT),
  }),
  straps: [
    twoColumns(
      'A suburb with a main street',
      [
        'Highlands was laid out in 1910 on a bluff above the river and sold with a promise of a streetcar. The streetcar came, and so did the foursquares, the wide porches and the elms.',
        'The city swallowed it; the main street stayed. On three blocks of 112 Avenue there is a bakery, a library branch, a hardware store and, in the old bank, us.',
      ],
      [
        'South of the avenue the streets run to Ada Boulevard and then there is only air: the river, the golf course, the refineries glittering at night.',
        'Houses come up rarely and sell to people who have walked past them for years. Many stand on lots of fifty feet; some have a suite over the garage on the lane.',
      ],
    ),
    guide('Highlands today', {
      text: 'Counted this morning from what is listed. Every home on the map is for sale.',
      place: placeId('Highlands'),
      look: ALTERNATE,
    }),
    bigIcons('In ten minutes', [
      { icon: 'trees', title: 'The valley', text: 'Stairs to the river trails at the end of 65 Street.' },
      { icon: 'library', title: 'The library', text: 'A branch with a garden, open six days a week.' },
      { icon: 'bus', title: 'The bus', text: 'Line 2 to downtown along 112 Avenue, a quarter of an hour.' },
      { icon: 'bike', title: 'The bicycle', text: 'Twenty minutes to the office towers, mostly downhill.' },
    ]),
    listings('For sale in Highlands', 'grid', {
      setup: { filters: FOR_SALE, geo: within('Highlands') },
      limit: 6,
      more: link('All homes in Highlands', near('Highlands')),
      look: { ...ALTERNATE, ...LEFT },
    }),
    gallery('Porches, mostly', 3, [
      { url: photo('house-000'), alt: 'A storey-and-a-half house with a porch' },
      { url: photo('house-007'), alt: 'A bungalow with a deep porch' },
      { url: photo('house-002'), alt: 'A house clad in cedar' },
      { url: photo('yard-000'), alt: 'A back yard with seats around a fire table' },
      { url: photo('living-001'), alt: 'A living room with a fireplace' },
      { url: scene('street-winter'), alt: 'A house in the snow' },
    ]),
    featuredAgent(
      'Ask Marta',
      'edm-t1',
      [
        'Marta has priced more than two hundred houses between 50 Street and Wayne Gretzky Drive, and can tell you which ones have had their sewer line replaced.',
      ],
      [link('All of Marta’s listings', '/agents')],
      ALTERNATE,
    ),
    columnedLinks('Close by', [
      ['Along the bluff', ['Beverly Heights', 'Forest Heights', 'Capilano'].map(placeLink)],
      ['Towards downtown', ['Parkdale', 'Alberta Avenue', 'McCauley'].map(placeLink)],
      ['Somewhere else', [link('All communities', '/communities'), link('Downtown', '/downtown')]],
    ]),
  ],
};

export const DOWNTOWN: PageBrief = {
  slug: 'downtown',
  name: 'Downtown',
  title: 'Living downtown in Edmonton',
  description:
    'Condominiums in downtown Edmonton: what they list at, which questions to ask about fees and reserve funds, and who reads the documents.',
  imageUrl: scene('community-downtown'),
  hero: heroBasic({
    title: 'Downtown, above the river',
    text: 'Fifteen minutes on foot between the library, the market and the stairs to the valley.',
    buttons: [
      link('Condos for sale here', near('Downtown', { ...FOR_SALE, propertyTypes: ['condo'] }), 'building-2'),
    ],
    look: overSlides([scene('community-downtown'), photo('condo-000'), photo('loft-001')]),
  }),
  straps: [
    textImage('Towers have neighbours too', 'left', {
      texts: [
        'People ask which floor. We ask which side. East sees the sunrise and hears the trains; south has the valley and the summer heat; west is quiet until the hockey game is over.',
        'Then we ask for the minutes of the last three meetings. A building tells you how it is run long before you see the suite.',
      ],
      image: { url: photo('condo-002'), alt: 'A condominium of six floors' },
      buttons: [link('What a reserve fund study tells you', '/blog/category/buying')],
    }),
    marketStats('Downtown in figures', {
      text: 'Downtown beside its two neighbours, counted from what is listed today.',
      areas: ['Downtown', 'Oliver', 'Garneau'].map(placeId),
      propertyTypes: ['condo', 'townhouse'],
      look: { ...ALTERNATE, ...LEFT },
    }),
    guide('Downtown on the map', {
      text: 'From 97 Street to the river’s edge. Every home on the map is for sale.',
      place: placeId('Downtown'),
    }),
    listings('For sale downtown', 'grid', {
      setup: { filters: FOR_SALE, geo: within('Downtown') },
      limit: 6,
      more: link('All homes downtown', near('Downtown')),
      look: ALTERNATE,
    }),
    gallerySlider(
      'How people live up there',
      [
        { url: photo('living-002'), alt: 'A living room with tall windows' },
        { url: photo('kitchen-002'), alt: 'A kitchen along one wall' },
        { url: photo('bedroom-000'), alt: 'A bedroom in morning light' },
        { url: photo('bath-000'), alt: 'A bathroom with a walk-in shower' },
      ],
      FEATURE,
    ),
    featuredAgent(
      'Lien reads the documents',
      'edm-t6',
      [
        'Lien has lived in four downtown towers and sold in forty. She reads bylaws, budgets and reserve fund studies, and gives you two pages back.',
      ],
      [link('Write to Lien', '/contact', 'mail')],
    ),
    text(
      'A parking stall costs extra. A view does not.',
      ['Tell us what you would give up first. It is the quickest way to the right building.'],
      [link('Write to us', '/contact', 'mail'), link('Compare communities', '/communities')],
      ALTERNATE,
    ),
  ],
};
