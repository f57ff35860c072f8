import type { PageBrief } from '../../pages.ts';
import { heroBasic, heroHtml, heroTwoAgents } from '../../straps/heroes.ts';
import { ALTERNATE, FEATURE, LEFT, overImage } from '../../straps/looks.ts';
import {
  agentSlidesLarge,
  contactForm,
  officeLinks,
  quotes,
  roster,
  social,
  testimonial,
} from '../../straps/people.ts';
import { image, imageStrip } from '../../straps/pictures.ts';
import { newsletter, officeMap, reviews, teamLanguages } from '../../straps/proof.ts';
import { leading, link, photo, scene } from '../../straps/strap-seed.ts';
import { table } from '../../straps/table.ts';
import { about, bigIcons, html, text, textImage } from '../../straps/text-straps.ts';
import { OFFICE_POSITION } from '../places.ts';
import { LETTERS } from './letters-written.ts';

const OFFICE = { url: scene('office-san-antonio'), alt: 'The office: stucco, a blue door, clay tiles' };

export const NOSOTROS: PageBrief = {
  slug: 'nosotros',
  name: 'Nosotros',
  title: 'About Casa Mirasol Realty',
  description: 'Five agents on South Alamo Street, San Antonio: who we are and how we work.',
  imageUrl: OFFICE.url,
  hero: heroTwoAgents(
    {
      title: 'The house with the blue door',
      text: 'Lucía opened it in 2004. Rebecca made her keep the windows.',
      buttons: [link('Everybody at the table', '/equipo')],
      look: overImage(OFFICE.url, LEFT),
    },
    'sat-t1',
    'sat-t3',
  ),
  straps: [
    about(
      'A table, then an office',
      {
        texts: [
          'The table came from a bakery on South Flores where Lucía’s grandmother kept the register. Half of the contracts we ever wrote were signed on it, and most of them have a ring from a coffee cup.',
          'Twenty-some years later there are five of us, in two languages, and the rule is the same: everyone who comes in has a story, and we hear it before we talk about square feet.',
        ],
        image: { url: photo('store-000'), alt: 'A shop front with striped awnings' },
      },
      'across',
    ),
    bigIcons(
      'House rules',
      [
        {
          icon: 'coffee',
          title: 'Sit down first',
          text: 'No forms before coffee. After coffee, all of them, explained.',
        },
        {
          icon: 'languages',
          title: 'En tu idioma',
          text: 'English or Spanish, and for two of us German or Vietnamese.',
        },
        {
          icon: 'scale',
          title: 'Say the hard thing',
          text: 'About the foundation, the price, and the neighbor’s rooster.',
        },
      ],
      FEATURE,
    ),
    image(
      { url: photo('casita-001'), alt: 'A row of painted cottages in the evening sun' },
      'Around the corner from the office, ten minutes before supper.',
    ),
    textImage('Fair housing', 'left', {
      texts: [
        'We welcome everyone. We follow the Fair Housing Act because it is the law, and would without it.',
        'That is also why we won’t tell you who lives on a street or whether you would like them. We’ll tell you where to look up schools, crime reports and flood maps, and then we’ll walk the block with you.',
      ],
      image: { url: scene('community-dignowity'), alt: 'A brick house at dusk' },
      look: ALTERNATE,
    }),
    text(
      'About this site',
      [
        'Casa Mirasol Realty is a demonstration brokerage of Strapwork. Its people, letters and listings are invented; the barrios are real.',
      ],
      [],
      LEFT,
    ),
  ],
};

export const EQUIPO: PageBrief = {
  slug: 'equipo',
  name: 'Equipo',
  title: 'Our team in San Antonio',
  description: 'Lucía, Marcus, Rebecca, Teo and Anh: what they know best and how to reach them.',
  imageUrl: OFFICE.url,
  hero: null,
  straps: [
    leading(roster('El equipo', 'Two languages and then some, four zip codes, one phone number.', 5, LEFT)),
    agentSlidesLarge('In their own words', [], [link('Hablemos', '/hablemos')], ALTERNATE),
    teamLanguages(
      'En tu idioma',
      'Contracts in Texas are in English. The talk about them does not have to be.',
      ['Spanish', 'German', 'Vietnamese'],
      LEFT,
    ),
    bigIcons(
      'Who for what',
      [
        { icon: 'plane-landing', title: 'Relocation', text: 'Marcus, eleven moves.', href: '/move-here' },
        { icon: 'landmark', title: 'Old houses', text: 'Rebecca, with splinters.', href: '/king-william' },
        { icon: 'key', title: 'First houses', text: 'Anh, with a list of grants.', href: '/porches' },
      ],
      ALTERNATE,
    ),
    text(
      'There’s room at the table',
      ['We sponsor a new sales agent every other year. Bring your license, your shoes and your questions.'],
      [link('Write to Lucía', '/hablemos', 'mail')],
      FEATURE,
    ),
  ],
};

export const CARTAS: PageBrief = {
  slug: 'cartas',
  name: 'Cartas',
  title: 'Letters from clients',
  description: 'What people wrote to us after they moved in, in English y en español.',
  imageUrl: photo('patio-000'),
  hero: heroHtml(
    '<h1>Cartas</h1><p>Letters that came to the blue door. We answer all of them, by hand.</p><p><a href="/hablemos">Write us one</a></p>',
    overImage(photo('patio-000')),
  ),
  straps: [
    testimonial(LETTERS[1][0], LETTERS[1][1], { url: photo('ranch-003'), alt: 'An old house with a porch' }),
    testimonial(
      LETTERS[2][0],
      LETTERS[2][1],
      { url: scene('community-monte-vista'), alt: 'A grand house and its pool' },
      ALTERNATE,
    ),
    quotes([LETTERS[0], LETTERS[3]], FEATURE),
    reviews('And out in the open', [
      [
        5,
        'Lucía answered in Spanish, then in English, then with a casserole.',
        'Rubén G.',
        'Google',
        'April 2026',
      ],
      [5, 'Eleven moves, and the first agent who drove the commute.', 'Dana', 'Zillow', 'January 2026'],
      [4, 'The blue door sticks in August. So do they, in a good way.', 'Keisha P.', 'Google', 'August 2025'],
    ]),
    imageStrip([
      { url: photo('ranch-000'), alt: 'A ranch house with a wide lawn' },
      { url: photo('casita-000'), alt: 'A row of painted cottages' },
      { url: photo('patio-000'), alt: 'A patio below a pergola' },
      { url: photo('hacienda-000'), alt: 'A house with a tiled roof and a pool' },
    ]),
    newsletter(
      'A letter from us, once a month',
      'One barrio, one price and one recipe. One press and you are off the list again.',
      FEATURE,
    ),
    text(
      'Invented, with love',
      [
        'Casa Mirasol is a demonstration brokerage, so these letters are made up. On your own site, this is where your clients’ words go, with their consent.',
      ],
      [link('Meet us', '/nosotros')],
      ALTERNATE,
    ),
  ],
};

export const HABLEMOS: PageBrief = {
  slug: 'hablemos',
  name: 'Hablemos',
  title: 'Contact Casa Mirasol Realty',
  description: 'Call, write or come by: Casa Mirasol Realty, 914 South Alamo Street, San Antonio.',
  imageUrl: OFFICE.url,
  hero: heroBasic({
    title: 'Hablemos',
    text: 'Call, text, write, or knock on the blue door. English y español.',
    buttons: officeLinks('210-555-0170', 'hola@casamirasol.example'),
    look: overImage(OFFICE.url),
  }),
  straps: [
    contactForm('Tell us what you’re after', [
      'A street, a date, a budget, or just a question. One of the five of us answers, usually the same day.',
    ]),
    officeMap('Where we are', {
      texts: [
        'Across from the hardware store. The mesquite in front is older than the building, and parking is in the back under the grapevine. There is a ramp at the side door.',
      ],
      position: OFFICE_POSITION,
      openings: [
        ['Monday to Saturday', '9 am to 6 pm'],
        ['Sunday', 'at an open house, or by appointment'],
      ],
      look: ALTERNATE,
    }),
    social('Follow the porch light'),
  ],
};

const SERVICES = `<h2>Our license holders</h2>
${table({
  caption: 'Casa Mirasol Realty, demonstration license numbers',
  head: ['License holder', 'License', 'Reach us at'],
  rows: [
    ['Casa Mirasol Realty, broker firm', '0000010', '210-555-0170'],
    ['Lucía Arredondo, designated broker', '0000011', '210-555-0171'],
    ['Marcus Bell, sales agent', '0000012', '210-555-0172'],
    ['Rebecca Stein, sales agent', '0000013', '210-555-0173'],
    ['Teo Villanueva, sales agent', '0000014', '210-555-0174'],
    ['Anh Nguyen, sales agent', '0000015', '210-555-0175'],
  ],
})}`;

export const BROKERAGE_SERVICES: PageBrief = {
  slug: 'brokerage-services',
  name: 'Brokerage services',
  title: 'Information About Brokerage Services',
  description:
    'Who represents whom in a Texas real estate transaction, the license holders of Casa Mirasol Realty, and the Commission’s own forms.',
  imageUrl: OFFICE.url,
  hero: null,
  straps: [
    leading(
      text(
        'Information About Brokerage Services',
        [
          'Texas law asks every license holder to tell you, before you share anything important, whom they work for. A broker is responsible for everything the firm does; a sales agent works under a broker.',
          'A broker can represent the seller or landlord, represent the buyer or tenant, or, with the written consent of both sides, act as an intermediary between them. Whoever represents you puts your interests above all others, tells you what they learn about the property, answers your questions and brings you every offer. Everyone is treated honestly and fairly, clients or not.',
          'This page is our summary. The Commission’s own form is what counts; ask us for a signed copy at any time.',
        ],
        [
          {
            text: 'The Commission’s form',
            href: 'https://www.trec.texas.gov/forms/information-about-brokerage-services',
            type: 'link',
            linkOut: true,
          },
        ],
        LEFT,
      ),
    ),
    html(SERVICES, { ...ALTERNATE, ...LEFT }),
    text(
      'Not happy with us?',
      [
        'Tell Lucía first. You can also take a complaint to the Texas Real Estate Commission, whose Consumer Protection Notice is linked at the foot of every page.',
      ],
      [link('Hablemos', '/hablemos', 'message-circle')],
      LEFT,
    ),
  ],
};
