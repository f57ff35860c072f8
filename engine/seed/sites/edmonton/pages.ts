import { EDMONTON_PLACES } from '../../places/places.ts';
import {
  bigIcons,
  heroAgentAside,
  heroBasic,
  heroFilterSearch,
  heroWideSearch,
  image,
  latestListings,
  link,
  overImage,
  overImageGradient,
  pages,
  roster,
  text,
  textImage,
  tiles,
} from '../pages.ts';
import { filterSearch, placeSearch } from '../search-links.ts';

const scene = (name: string) => `/_files/demo/scenes/${name}.jpg`;
const photo = (name: string) => `/_files/demo/photos/${name}.jpg`;
const near = (name: string) => placeSearch(EDMONTON_PLACES, name);

const strathcona = {
  image: scene('community-strathcona'),
  alt: 'Brick storefronts and elms on a main street',
  title: 'Strathcona',
  text: 'Brick walk-ups, the Saturday market and a ravine at the end of the block.',
  href: near('Strathcona'),
};
const highlands = {
  image: scene('community-highlands'),
  alt: 'Old houses under tall elms',
  title: 'Highlands',
  text: 'Foursquares and river views under the oldest elms in the city.',
  href: near('Highlands'),
};
const westmount = {
  image: scene('community-westmount'),
  alt: 'A craftsman house in autumn',
  title: 'Westmount',
  text: 'A heritage district with new infill in between, five minutes from downtown.',
  href: near('Westmount'),
};
const downtown = {
  image: scene('community-downtown'),
  alt: 'Towers above the river valley',
  title: 'Downtown',
  text: 'Towers over the river, the library and the LRT at your door.',
  href: near('Downtown'),
};
const windermere = {
  image: scene('community-windermere'),
  alt: 'New homes around a pond',
  title: 'Windermere',
  text: 'New homes, ponds and cycle paths in the far southwest.',
  href: near('Windermere'),
};
const summerside = {
  image: scene('community-summerside'),
  alt: 'A beach by a small lake',
  title: 'Summerside',
  text: 'A private lake with a beach, half an hour from anything you could need.',
  href: near('Summerside'),
};

export const PAGES = pages([
  {
    slug: 'index',
    name: 'Home',
    title: 'Edmonton homes for sale and lease',
    description:
      'Search every listed home in Edmonton by neighbourhood, price and map, and meet a small brokerage that knows the streets.',
    imageUrl: scene('hero-edmonton'),
    hero: heroWideSearch({
      title: 'Find your corner of Edmonton',
      text: 'Every home on the market, street by street, with people who know the streets.',
      placeholder: 'Neighbourhood, address or MLS® number',
      look: overImageGradient(scene('hero-edmonton'), 180, 'rgba(9, 27, 45, 0.62)', 'rgba(9, 27, 45, 0.12)', {
        theme: 'feature',
        rule: false,
      }),
    }),
    straps: [
      latestListings('Just listed', 6, [], { textAlign: 'left' }),
      tiles(
        'Where would you like to live?',
        3,
        [strathcona, highlands, westmount, downtown, windermere, summerside],
        { theme: 'alternate' },
      ),
      bigIcons('Three ways to begin', [
        {
          icon: 'search',
          title: 'Look around',
          text: 'Filter by what matters, draw your own area on the map, keep the ones you like.',
          href: '/search',
        },
        {
          icon: 'key',
          title: 'Buy with a plan',
          text: 'What it costs, what comes when, and which questions to ask at the viewing.',
          href: '/buyers',
        },
        {
          icon: 'tag',
          title: 'Sell without the circus',
          text: 'An honest price, good pictures and a date for everything.',
          href: '/sellers',
        },
      ]),
      textImage(
        'A small office on 112 Avenue',
        [
          'We are eight people in an old bank building in Highlands. Between us we have sold homes in almost every neighbourhood between the Henday’s four corners, and lived in a good many of them.',
          'We keep our list short on purpose. You get one agent who answers, one plan on one page, and nobody pretending that every market is a good one.',
        ],
        { url: scene('office-edmonton'), alt: 'A brick corner building with a striped awning' },
        'right',
        [link('Our story', '/about')],
        { theme: 'alternate' },
      ),
      roster('The people you will talk to', 'Eight of us, two dogs, one very good coffee machine.', 4),
      text(
        'Not sure where to start?',
        ['Tell us what a good Tuesday looks like. We will tell you which five streets to walk first.'],
        [link('Write to us', '/contact', 'mail')],
        overImage(scene('valley-autumn'), 78, { theme: 'feature', rule: false }),
      ),
    ],
  },
  {
    slug: 'buyers',
    name: 'Buying',
    title: 'Buying a home in Edmonton',
    description:
      'How buying works in Edmonton, step by step: money first, then neighbourhoods, viewings, the offer, conditions and keys.',
    imageUrl: photo('house-021'),
    hero: heroFilterSearch({
      title: 'Buying, one step at a time',
      text: 'Most of our buyers have never done this before. Here is how it goes.',
      look: overImage(photo('house-021'), 64, { theme: 'feature', rule: false }),
    }),
    straps: [
      bigIcons('From idea to keys', [
        {
          icon: 'wallet',
          title: '1. Money first',
          text: 'A lender’s letter tells you what you can spend, and sellers that you mean it. Leave two per cent for the costs nobody mentions.',
        },
        {
          icon: 'map',
          title: '2. Streets, then houses',
          text: 'Walk three neighbourhoods at the hour you would come home. You can change a kitchen; you cannot change the street.',
          href: '/communities',
        },
        {
          icon: 'file-text',
          title: '3. The offer',
          text: 'Price, dates and conditions. We write down what you can live with before we see what they say.',
        },
        {
          icon: 'key',
          title: '4. Conditions, then keys',
          text: 'Ten days for financing, inspection and condo documents. On possession day, keys at noon, as a rule.',
        },
      ]),
      textImage(
        'What an inspection really finds',
        [
          'In houses built before 1960 we look at sewer lines, wiring and the north side of the foundation. In newer ones at attics, grading and the heat recovery unit.',
          'Hardly any of it is a reason to walk away. Most of it is a reason to talk.',
        ],
        { url: photo('house-064'), alt: 'A bungalow with a deep porch' },
        'left',
        [],
        { theme: 'alternate' },
      ),
      latestListings('New houses this week', 6, ['house']),
      textImage(
        'Condos come with paperwork',
        [
          'Bylaws, minutes, the budget and the reserve fund: some two hundred pages that decide what your home will cost you in ten years. Lien and Daniel read all of them and give you two pages back.',
        ],
        { url: photo('condo-012'), alt: 'A condominium tower in evening light' },
        'right',
        [link('Condos for sale', filterSearch({ propertyTypes: ['condo'] }))],
        { theme: 'alternate' },
      ),
      text(
        'First time?',
        [
          'There are programs for first homes in Alberta, and rules about when the deposit is yours again. Ask us; it takes half an hour and costs nothing.',
        ],
        [link('Book a first talk', '/contact')],
        { theme: 'feature' },
      ),
    ],
  },
  {
    slug: 'sellers',
    name: 'Selling',
    title: 'Selling a home in Edmonton',
    description: 'What your home is worth, how to prepare it, what it costs to sell and how long it takes.',
    imageUrl: photo('house-033'),
    hero: heroAgentAside(
      {
        title: 'A fair price and a date',
        text: 'Selling well is mostly preparation. We do ours before the sign goes up.',
        buttons: [link('Ask for an evaluation', '/contact', 'home')],
        look: overImage(photo('house-033'), 66, { theme: 'feature', rule: false }),
      },
      'edm-t4',
    ),
    straps: [
      textImage(
        'First, the number',
        [
          'We compare your home with what sold on your side of the ravine, not with the city’s average. You get three prices: one for this week, one for this season, one to wait for, each with the reasons.',
          'If we think you should stay another year, we will say so.',
        ],
        { url: photo('living-008'), alt: 'A bright living room' },
        'right',
      ),
      bigIcons(
        'Then the work',
        [
          {
            icon: 'paintbrush',
            title: 'Prepare',
            text: 'Claire walks through with you and a roll of green tape: what goes, what stays, what gets a coat of paint.',
          },
          {
            icon: 'camera',
            title: 'Show',
            text: 'Daylight pictures, a floor plan with real measurements and a text without exclamation marks.',
          },
          {
            icon: 'calendar',
            title: 'Open',
            text: 'Two open houses on one weekend, never a parade through your kitchen for a month.',
          },
          {
            icon: 'handshake',
            title: 'Agree',
            text: 'We read you each offer aloud, conditions first, price last. You decide with a clear head.',
          },
        ],
        { theme: 'alternate' },
      ),
      image(
        scene('street-golden'),
        'A street of houses in evening light',
        'Ritchie in September. The evening light sells more houses than we do.',
      ),
      text(
        'What it costs',
        [
          'Our fee is a percentage that we tell you in the first meeting, in writing, with what it includes: measuring, photography, staging advice, the sign, the listing, and every hour until possession.',
          'Lawyer, mortgage discharge and moving come on top. We make you a sheet with all of it, down to the mail redirection.',
        ],
        [link('Talk to Claire', '/contact')],
        { textAlign: 'left' },
      ),
    ],
  },
  {
    slug: 'communities',
    name: 'Communities',
    title: 'Edmonton neighbourhoods',
    description:
      'Neighbourhoods of Edmonton by what they are like to live in, each with the homes for sale there now.',
    imageUrl: scene('community-strathcona'),
    hero: heroWideSearch({
      title: 'Four hundred neighbourhoods, give or take',
      text: 'Edmonton counts them by name. These are the ones we are asked about most.',
      placeholder: 'Type a neighbourhood',
      look: overImage(scene('valley-autumn'), 58, { theme: 'feature', rule: false }),
    }),
    straps: [
      tiles('Near the valley', 3, [
        highlands,
        {
          image: scene('community-belgravia'),
          alt: 'A quiet street by the university',
          title: 'Belgravia',
          text: 'The university, the ravine and a café that everybody means.',
          href: near('Belgravia'),
        },
        {
          image: scene('community-glenora'),
          alt: 'Large houses among gardens',
          title: 'Glenora',
          text: 'Gardens, carriage steps and the city’s most walked Christmas lights.',
          href: near('Glenora'),
        },
      ]),
      tiles(
        'On foot and by bike',
        3,
        [
          strathcona,
          {
            image: scene('community-garneau'),
            alt: 'Walk-up apartments under trees',
            title: 'Garneau',
            text: 'Walk-ups, a repertory cinema and everything on two wheels.',
            href: near('Garneau'),
          },
          {
            image: scene('community-oliver'),
            alt: 'Apartments along a promenade',
            title: 'Oliver',
            text: 'The densest blocks in town, with the promenade along their edge.',
            href: near('Oliver'),
          },
        ],
        { theme: 'alternate' },
      ),
      tiles('Room to grow', 4, [
        windermere,
        summerside,
        {
          image: scene('community-griesbach'),
          alt: 'A lake among new houses',
          title: 'Griesbach',
          text: 'A village on the old base, with four lakes and long memory.',
          href: near('Griesbach'),
        },
        {
          image: scene('community-mill-woods'),
          alt: 'Houses around a school field',
          title: 'Mill Woods',
          text: 'Every cuisine in the city within ten minutes, and schools on every corner.',
          href: near('Mill Woods'),
        },
      ]),
      text(
        'And yours?',
        [
          'If the one you think of is not here, look it up: every neighbourhood has its own search, with its outline on the map.',
        ],
        [link('Open the map', '/search', 'map')],
        { theme: 'feature' },
      ),
    ],
  },
  {
    slug: 'about',
    name: 'About',
    title: 'About Poplar & Main Realty',
    description: 'A small independent brokerage in Highlands, Edmonton: who we are and how we work.',
    imageUrl: scene('office-edmonton'),
    hero: heroBasic({
      title: 'Small on purpose',
      text: 'An independent office in Highlands since 2009.',
      look: overImage(scene('office-edmonton'), 60, { theme: 'feature', rule: false }),
    }),
    straps: [
      textImage(
        'How it began',
        [
          'Marta Wasylenko had sold character homes for ten years when the old bank on 112 Avenue came up for rent. The vault is now the meeting room; the door still weighs two tonnes.',
          'The first year she had a desk, a kettle and nineteen sales. The rule she made then still stands: nobody here looks after more than twelve families at a time.',
        ],
        { url: scene('community-highlands'), alt: 'Old houses under elms' },
        'left',
      ),
      bigIcons(
        'What you can hold us to',
        [
          {
            icon: 'phone',
            title: 'We call back',
            text: 'The same day, by the person whose name is on your file.',
          },
          {
            icon: 'scale',
            title: 'We say what we think',
            text: 'About the price, the foundation and the neighbour’s trampoline.',
          },
          {
            icon: 'heart-handshake',
            title: 'We stay',
            text: 'A third of our clients come back. The others send their children.',
          },
        ],
        { theme: 'alternate' },
      ),
      roster('Who we are', 'Ask any of us for anything.', 4),
    ],
  },
  {
    slug: 'team',
    name: 'Team',
    title: 'Our team',
    description: 'The eight people of Poplar & Main Realty, what they know best and how to reach them.',
    imageUrl: scene('office-edmonton'),
    hero: null,
    straps: [
      roster('Our team', 'Choose by neighbourhood, by language or by the dog in the office on Thursdays.', 4),
      text(
        'Would you fit in?',
        [
          'We hire about once every two years. If you know your part of town block by block and like to read the fine print, write to Marta.',
        ],
        [link('Contact', '/contact')],
        { theme: 'alternate' },
      ),
    ],
  },
  {
    slug: 'contact',
    name: 'Contact',
    title: 'Contact',
    description: 'Call, write or come by: Poplar & Main Realty, 6517 112 Avenue NW, Edmonton.',
    imageUrl: scene('office-edmonton'),
    hero: heroBasic({
      title: 'Come by, call, write',
      text: 'We answer on weekdays from eight to eight and on weekends from ten to five.',
      buttons: [
        link('780-555-0140', 'tel:780-555-0140', 'phone'),
        link('hello@poplarandmain.example', 'mailto:hello@poplarandmain.example', 'mail'),
      ],
      look: { theme: 'feature', rule: false },
    }),
    straps: [
      textImage(
        'Where we are',
        [
          '6517 112 Avenue NW, Edmonton, in the old bank on the corner. The number 2 bus stops across the street; there is a bicycle rack and room for four cars behind the building.',
          'The office is open Monday to Friday, nine to six. At other times ring the bell: somebody is usually in.',
        ],
        { url: scene('office-edmonton'), alt: 'The office: a brick corner building with an awning' },
        'right',
      ),
      bigIcons(
        'Or go straight to',
        [
          { icon: 'search', title: 'All listings', text: 'Search the whole city.', href: '/search' },
          {
            icon: 'users',
            title: 'One of us',
            text: 'Find the person who knows your street.',
            href: '/team',
          },
        ],
        { theme: 'alternate' },
      ),
    ],
  },
]);
