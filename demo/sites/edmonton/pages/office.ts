import type { PageBrief } from '../../pages.ts';
import { filterSearch } from '../../search-links.ts';
import { heroBasic, heroTwoAgents } from '../../straps/heroes.ts';
import { ALTERNATE, CLOSE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import { agentSlides, contactForm, officeLinks, roster, social } from '../../straps/people.ts';
import { image } from '../../straps/pictures.ts';
import { officeMap, press, teamLanguages, timeline } from '../../straps/proof.ts';
import { leading, link, photo, scene } from '../../straps/strap-seed.ts';
import { bigIcons, compare, spotlight, text, textImage, threeColumns } from '../../straps/text-straps.ts';

const OFFICE = { url: scene('office-edmonton'), alt: 'The office: a brick corner building with an awning' };
const OFFICE_POSITION = { lat: 53.5672, lon: -113.4345, zoom: 15 };

export const ABOUT: PageBrief = {
  slug: 'about',
  name: 'About',
  title: 'About Poplar & Main Realty',
  description: 'A small independent brokerage in Highlands, Edmonton: who we are and how we work.',
  imageUrl: OFFICE.url,
  hero: heroTwoAgents(
    {
      title: 'Small on purpose',
      text: 'An independent office in Highlands since 2009. Marta began it; Daniel makes sure that the sums are right.',
      buttons: [link('Meet all eight of us', '/team')],
      look: overImage(OFFICE.url, LEFT),
    },
    'edm-t1',
    'edm-t2',
  ),
  straps: [
    textImage('How it began', 'left', {
      texts: [
        'Marta Wasylenko had sold character homes for ten years when the old bank on 112 Avenue came up for rent. The vault is now the meeting room; the door still weighs two tonnes.',
        'The first year she had a desk, a kettle and nineteen sales. The rule she made then still stands: nobody here looks after more than twelve clients at a time.',
      ],
      image: { url: scene('community-highlands'), alt: 'An old house with a deep porch' },
    }),
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
          text: 'After possession day, too: plumbers, tax assessments, the odd stuck window.',
        },
      ],
      ALTERNATE,
    ),
    timeline('From a vault to eight desks', [
      ['2009', 'A desk, a kettle', 'Nineteen sales in the first year, most of them within six blocks.'],
      [
        '2014',
        'The other half of the bank',
        'Daniel joins, and with him the rule that every client sees the sums.',
        { url: photo('commercial-000'), alt: 'A brick shop front on a main street' },
      ],
      ['2019', 'Downtown, too', 'Lien brings four towers and the habit of reading minutes to the end.'],
      ['Today', 'Eight of us', 'Twelve clients each, at most. The vault is where we meet.'],
    ]),
    press(
      'Written about in',
      ['The Elm Street Post', 'River City Radio', 'Prairie Homes', 'The Ledger'],
      ALTERNATE,
    ),
    threeColumns('How we are paid, and by whom', [
      [
        '<h3>By sellers</h3>',
        'A fee we agree on in writing before anything is signed, due when the sale closes. No sale, no fee.',
      ],
      [
        '<h3>By buyers</h3>',
        'We tell you in a written agreement what our work costs and who pays it, before the first viewing.',
      ],
      [
        '<h3>By nobody else</h3>',
        'We take nothing from lenders, inspectors or movers. Names we give you are names we would call ourselves.',
      ],
    ]),
    spotlight('The vault is open on Thursdays', {
      texts: [
        'Every Thursday evening one of us sits in the old vault and answers questions: about leases, roofs, reserve funds, anything. No appointment, no sign-up sheet.',
      ],
      image: { url: photo('commercial-000'), alt: 'A brick shop front on a main street' },
      buttons: [link('How to find us', '/contact', 'map-pin')],
      look: ALTERNATE,
    }),
    agentSlides('Who we are'),
    text(
      'About this site',
      [
        'Poplar & Main Realty is a demonstration brokerage of Strapwork. Its people, clients and listings are invented; the neighbourhoods are real.',
      ],
      [],
      ALTERNATE,
    ),
  ],
};

export const TEAM: PageBrief = {
  slug: 'team',
  name: 'Team',
  title: 'Our team',
  description: 'The eight people of Poplar & Main Realty, what they know best and how to reach them.',
  imageUrl: OFFICE.url,
  hero: null,
  straps: [
    leading(
      roster('Our team', 'Choose by neighbourhood, by language or by the dog in the office on Thursdays.', 4),
    ),
    bigIcons(
      'Or by question',
      [
        {
          icon: 'building-2',
          title: 'Condo documents',
          text: 'Lien and Daniel read them so that you don’t have to.',
          href: '/downtown',
        },
        {
          icon: 'paintbrush',
          title: 'Getting ready to sell',
          text: 'Claire, with a roll of green tape.',
          href: '/sellers',
        },
        {
          icon: 'tree-pine',
          title: 'Acreage and land',
          text: 'Owen knows wells, septic fields and bees.',
          href: filterSearch({ propertyTypes: ['rural'] }),
        },
      ],
      ALTERNATE,
    ),
    teamLanguages('Or in your own language', 'Buying a home is hard enough in the language you dream in.', [
      'French',
      'Ukrainian',
      'Punjabi',
      'Vietnamese',
      'Cree',
      'Danish',
    ]),
    compare(
      'Would you fit in?',
      [
        {
          icon: 'briefcase',
          title: 'With a licence',
          points: [
            'You know your part of town block by block',
            'You like to read the fine print, and to explain it',
            'Twelve clients at a time are enough for you',
          ],
          buttons: [link('Write to Marta', '/contact')],
        },
        {
          icon: 'book-open',
          title: 'On the way to one',
          points: [
            'We take one student at a time through the RECA courses',
            'You sit beside all of us for a year',
            'The kettle is your responsibility',
          ],
          buttons: [link('Ask Hana', '/contact')],
        },
      ],
      ALTERNATE,
    ),
    image(
      { url: scene('street-winter'), alt: 'A house in the snow' },
      'Last viewing of the day, Holyrood, December.',
      { frame: { pictures: 'wide' } },
    ),
  ],
};

export const CONTACT: PageBrief = {
  slug: 'contact',
  name: 'Contact',
  title: 'Contact Poplar & Main Realty',
  description: 'Call, write or come by: Poplar & Main Realty, 6517 112 Avenue NW, Edmonton.',
  imageUrl: OFFICE.url,
  hero: heroBasic({
    title: 'Come by or call',
    text: 'On weekdays from eight to eight, on weekends from ten to five.',
    buttons: officeLinks('780-555-0140', 'hello@poplarandmain.example'),
    look: FEATURE,
  }),
  straps: [
    contactForm('Write to us', [
      'Tell us what it is about and when we may call. The person who answers is the person who will help you.',
    ]),
    officeMap('Where we are', {
      texts: [
        'In the old bank on the corner. The number 2 bus stops across the street; there is a bicycle rack and room for four cars behind the building. The door is level with the sidewalk, and the washroom is accessible.',
      ],
      position: OFFICE_POSITION,
      openings: [
        ['Monday to Friday', '9 am to 6 pm'],
        ['Thursday, the vault', 'until 9 pm'],
        ['At other times', 'ring the bell'],
      ],
      look: ALTERNATE,
    }),
    bigIcons('Or go straight to', [
      { icon: 'search', title: 'All listings', text: 'Search the whole city.', href: '/search' },
      {
        icon: 'users',
        title: 'One of us',
        text: 'Find the person who knows your street.',
        href: '/team',
      },
      { icon: 'newspaper', title: 'Our journal', text: 'Answers to what people ask us.', href: '/blog' },
    ]),
    social('Where else we are', { ...ALTERNATE, ...CLOSE }),
  ],
};
