import { SAN_ANTONIO_PLACES } from '../../places/places.ts';
import {
  bigIcons,
  heroAgentAside,
  heroBasic,
  heroSeparatedSearch,
  heroWideSearch,
  image,
  latestListings,
  link,
  overImage,
  pages,
  roster,
  text,
  textImage,
  tiles,
} from '../pages.ts';
import { filterSearch, placeSearch } from '../search-links.ts';

const scene = (name: string) => `/_files/demo/scenes/${name}.jpg`;
const photo = (name: string) => `/_files/demo/photos/${name}.jpg`;
const near = (name: string) => placeSearch(SAN_ANTONIO_PLACES, name);

const kingWilliam = {
  image: scene('community-king-william'),
  alt: 'Victorian porches under pecan trees',
  title: 'King William',
  text: 'Porches, pecans and the river two blocks down.',
  href: near('King William'),
};
const alamoHeights = {
  image: scene('community-alamo-heights'),
  alt: 'Limestone cottages under live oaks',
  title: 'Alamo Heights',
  text: 'Limestone cottages and the best-known school stickers in town.',
  href: near('Alamo Heights'),
};
const stoneOak = {
  image: scene('community-stone-oak'),
  alt: 'Homes on a wooded hillside',
  title: 'Stone Oak',
  text: 'Hills, gates, and room for a pool.',
  href: near('Stone Oak'),
};
const alamoRanch = {
  image: scene('community-alamo-ranch'),
  alt: 'New homes under a wide sky',
  title: 'Alamo Ranch',
  text: 'New roofs, big parks, straight roads to the bases.',
  href: near('Alamo Ranch'),
};
const mission = {
  image: scene('community-missions'),
  alt: 'A mission church among oaks',
  title: 'Mission San José',
  text: 'Old stone, bike trails and prices you can still say aloud.',
  href: near('Mission San José'),
};

export const PAGES = pages([
  {
    slug: 'index',
    name: 'Inicio',
    title: 'San Antonio homes',
    description:
      'Homes for sale and lease in San Antonio, from King William porches to Hill Country gates, with five people who grew up on the porches.',
    imageUrl: scene('hero-san-antonio'),
    hero: heroSeparatedSearch({
      title: 'Come home to San Antonio',
      text: 'Pull up a chair. We’ll find the porch that goes with it.',
      buttons: [link('See homes', '/search', 'search'), link('Meet us', '/nosotros')],
      placeholder: 'Barrio, street or MLS® number',
      look: overImage(scene('hero-san-antonio'), 64, { theme: 'feature', rule: false }),
    }),
    straps: [
      textImage(
        'Bienvenidos, y’all',
        [
          'San Antonio is a big city that behaves like a small town. People wave. Directions include a taquería. And a house is judged by its shade first and its square feet second.',
          'We are five agents on South Alamo Street. Lucía started the office in 2004 with one listing and her grandmother’s table. The table is still here; come sit at it.',
        ],
        { url: scene('office-san-antonio'), alt: 'A stucco office with a blue door and a mesquite tree' },
        'left',
        [link('Who we are', '/nosotros')],
      ),
      tiles('Four barrios, four ways to live', 2, [kingWilliam, alamoHeights, mission, stoneOak], {
        theme: 'alternate',
        textAlign: 'left',
      }),
      latestListings('Fresh on the porch', 6),
      image(
        scene('river-walk'),
        'Stone bridges and cypress trees along the river',
        'The Museum Reach at six in the evening, when it is finally cool enough to walk.',
      ),
      bigIcons(
        'What we are good at',
        [
          {
            icon: 'plane-landing',
            title: 'Orders in hand?',
            text: 'Thirty days to report, two kids, one dog. Marcus has done it eleven times.',
            href: '/move-here',
          },
          {
            icon: 'landmark',
            title: 'Old houses',
            text: 'Longleaf pine, knob-and-tube, tax credits. Rebecca speaks fluent 1908.',
            href: near('King William'),
          },
          {
            icon: 'mountain',
            title: 'A little land',
            text: 'Teo walks the fence line with you, boots on.',
            href: near('Leon Springs'),
          },
        ],
        { theme: 'feature' },
      ),
      roster('Nosotros', 'Two languages, four zip codes, one phone number.', 3),
    ],
  },
  {
    slug: 'barrios',
    name: 'Barrios',
    title: 'San Antonio neighborhoods',
    description:
      'From Southtown to Leon Springs: what it is like to live there and which homes are for sale.',
    imageUrl: scene('community-king-william'),
    hero: heroWideSearch({
      title: 'Pick a barrio',
      text: 'Inside the Loop, outside the Loop, or where the pavement ends.',
      placeholder: 'Neighborhood, street or MLS® number',
      look: overImage(scene('river-walk'), 55, { theme: 'feature', rule: false }),
    }),
    straps: [
      tiles(
        'Inside the Loop',
        3,
        [
          kingWilliam,
          alamoHeights,
          {
            image: scene('community-southtown'),
            alt: 'Painted cottages and murals',
            title: 'Southtown',
            text: 'Galleries, murals, and breakfast until three.',
            href: near('Southtown'),
          },
          {
            image: scene('community-monte-vista'),
            alt: 'Grand houses on a hill',
            title: 'Monte Vista',
            text: 'A hundred blocks of architecture on one hill.',
            href: near('Monte Vista'),
          },
          mission,
          {
            image: scene('community-dignowity'),
            alt: 'Cottages with the skyline behind',
            title: 'Dignowity Hill',
            text: 'Cottages with the skyline in the kitchen window.',
            href: near('Dignowity Hill'),
          },
        ],
        { textAlign: 'left' },
      ),
      tiles(
        'Out where it rolls',
        3,
        [
          stoneOak,
          alamoRanch,
          {
            image: scene('community-leon-springs'),
            alt: 'A stone house among hills',
            title: 'Leon Springs',
            text: 'Dance halls, deer and a little elevation.',
            href: near('Leon Springs'),
          },
        ],
        { theme: 'alternate', textAlign: 'left' },
      ),
      text(
        'A word about shade',
        ['Walk the street at four in the afternoon in August. If you can do it, buy there.'],
        [link('Look on the map', '/search', 'map')],
        { theme: 'feature', textAlign: 'left' },
      ),
    ],
  },
  {
    slug: 'move-here',
    name: 'Move here',
    title: 'Moving to San Antonio',
    description:
      'For families with orders, job offers or grandchildren: how to move to San Antonio without flying in six times.',
    imageUrl: photo('ranch-014'),
    hero: heroAgentAside(
      {
        title: 'Thirty days? We’ve done it in nine',
        text: 'For families with orders, offers or grandchildren.',
        buttons: [link('See homes', '/search', 'search')],
        look: overImage(photo('ranch-014'), 62, { theme: 'feature', textAlign: 'left', rule: false }),
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
            icon: 'graduation-cap',
            title: 'Schools',
            text: 'Which campus the address really feeds, in writing from the district.',
          },
          {
            icon: 'file-signature',
            title: 'Closing from afar',
            text: 'Title companies that close by mail, and lenders who know a VA loan.',
          },
        ],
        { textAlign: 'left' },
      ),
      textImage(
        'Near the bases',
        [
          'Lackland and the west side go together: Alamo Ranch, Westover Hills and the Great Northwest are all within twenty-five minutes of the gate. For Fort Sam, look at Terrell Hills, Mahncke Park and Windcrest.',
          'You will hear that everything is half an hour away. It is, except at five.',
        ],
        { url: scene('community-alamo-ranch'), alt: 'New homes under a wide sky' },
        'right',
        [link('Homes in Alamo Ranch', near('Alamo Ranch'))],
        { theme: 'alternate' },
      ),
      latestListings('Move-in ready this week', 3, ['house']),
      textImage(
        'What a Texas house costs to keep',
        [
          'No state income tax, but property tax is real: two to two and a half per cent of the assessed value a year. File your homestead exemption in January; Anh sends everyone a reminder.',
          'Budget for the air conditioner like others budget for heating. Ask how old it is before you ask about the granite.',
        ],
        { url: photo('living-019'), alt: 'A cool, bright living room' },
        'left',
      ),
    ],
  },
  {
    slug: 'sell',
    name: 'Sell',
    title: 'Selling in San Antonio',
    description: 'How Casa Mirasol prepares, prices and sells a house in San Antonio.',
    imageUrl: photo('ranch-027'),
    hero: heroBasic({
      title: 'Sell it like somebody lived there',
      text: 'Because somebody did, and the next family wants to know.',
      look: overImage(photo('ranch-027'), 64, { theme: 'feature', rule: false }),
    }),
    straps: [
      text(
        'Our part',
        [
          '<ul><li>A price with its reasons, on one page</li><li>Pictures at the hour your rooms look best</li><li>A yard sign people can read from a truck</li><li>Texts in English y en español</li><li>A call every Friday, news or not</li></ul>',
        ],
        [link('Ask what yours is worth', '/nosotros')],
        { textAlign: 'left' },
      ),
      textImage(
        'Your part',
        [
          'Sweep the porch. Trim what hides the windows. Change the filter, wash the glass, and take the magnets off the fridge. Leave the rest to us: buyers here like a house that has been lived in well.',
        ],
        { url: photo('patio-006'), alt: 'A shaded patio' },
        'right',
        [],
        { theme: 'alternate' },
      ),
      bigIcons('What happens when', [
        { icon: 'armchair', title: 'Week one', text: 'We sit down, walk through, and set a date.' },
        { icon: 'camera', title: 'Week two', text: 'Small repairs, a good clean, pictures.' },
        {
          icon: 'door-open',
          title: 'Week three',
          text: 'On the market on Thursday, open on Sunday, lemonade included.',
        },
        {
          icon: 'handshake',
          title: 'After that',
          text: 'Offers, option period, appraisal, title, keys. We keep the list.',
        },
      ]),
      text(
        'Thinking about land?',
        [
          'Selling acreage is a different conversation: water, access, minerals, ag valuation. Teo is the one to have it with.',
        ],
        [link('Land for sale now', filterSearch({ propertyTypes: ['land', 'rural'] }))],
        { theme: 'feature' },
      ),
    ],
  },
  {
    slug: 'nosotros',
    name: 'Nosotros',
    title: 'Nosotros',
    description: 'Five agents on South Alamo Street, San Antonio: who we are and how to reach us.',
    imageUrl: scene('office-san-antonio'),
    hero: null,
    straps: [
      roster('Nosotros', 'Come by for a coffee. The big table is for everyone.', 3, { textAlign: 'left' }),
      textImage(
        'The house with the blue door',
        [
          '914 South Alamo, across from the hardware store. The mesquite in front is older than the building, and parking is in the back under the grapevine.',
          'Monday to Saturday, nine to six. Sundays we are at open houses or at church or at both.',
        ],
        { url: scene('office-san-antonio'), alt: 'The office: stucco, a blue door, a mesquite' },
        'right',
        [
          link('210-555-0170', 'tel:210-555-0170', 'phone'),
          link('hola@casamirasol.example', 'mailto:hola@casamirasol.example', 'mail'),
        ],
        { theme: 'alternate' },
      ),
      text(
        'Fair housing',
        ['We welcome everyone. We follow the Fair Housing Act because it is the law, and would without it.'],
        [],
        { textAlign: 'left' },
      ),
    ],
  },
]);
