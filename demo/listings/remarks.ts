import type { ListingRoom } from '#engine/store/documents.ts';
import type { Random } from '../art/random.ts';
import type { Property, PropertyKind } from './property.ts';

type Place = { neighbourhood: string; city: string; southern: boolean };
/** What the remarks must agree with; a claim about something unknown is left out. */
type Facts = { rooms?: readonly ListingRoom[]; basement?: string; lease?: readonly string[] };

const OPENINGS: Record<PropertyKind, readonly string[]> = {
  house: [
    'Morning light fills this {beds}-bedroom home in {place}.',
    'On a quiet stretch of {place}, this {beds}-bedroom house has been cared for through the years.',
    'A front porch made for company: welcome to {place}.',
    'Room for everyone in this {sqft} sq. ft. house in {place}.',
    'Freshly painted and ready for its next family, in the middle of {place}.',
  ],
  condo: [
    'A bright {beds}-bedroom condo with an open plan and a balcony that gets the evening sun.',
    'Lock the door and go: low-maintenance living in {place}.',
    'Big windows, a proper kitchen and storage where you need it, in {place}.',
    'A corner unit with light from two sides, steps from shops and transit.',
  ],
  townhouse: [
    'A townhouse with its own front door, a small yard and no one above you.',
    'One easy commute: this {place} townhouse puts everything close.',
    'Smart use of {sqft} sq. ft., with a main floor made for company.',
  ],
  land: [
    'A level lot in {place}, ready for your plans.',
    'Bring your builder: services are at the lot line.',
    'Room to build in an established part of {place}.',
  ],
  commercial: [
    'Street frontage with steady foot traffic in {place}.',
    'Flexible space with good loading and parking at the door.',
    'A well-kept building with tenants who like it here.',
  ],
  rural: [
    'Sky in every direction and town a short drive away.',
    'An acreage with a shop, a garden and space between you and the road.',
  ],
  mobile: [
    'Affordable, tidy and move-in ready, with a deck on the sunny side.',
    'Everything on one level, with a large kitchen and a fenced yard.',
  ],
  investment: [
    'Two kitchens, two entrances and a history of good tenants.',
    'An income property in {place} with separate meters and shared laundry.',
    'Live in one suite, rent the other: a sound first investment.',
  ],
};

/** A sentence, and of which homes it is true where not of all. */
type Line = { text: string; isTrue?: (property: Property, facts: Facts) => boolean };

const builtBefore = (year: number) => (property: Property) => (property.built ?? 0) < year;

const MIDDLES: readonly Line[] = [
  { text: 'The kitchen has quartz counters, a gas range and an island that seats four.' },
  { text: 'Original hardwood runs through the main floor.', isTrue: builtBefore(1985) },
  {
    text: 'The furnace, roof and most windows were replaced within the last eight years.',
    isTrue: (property) => builtBefore(2005)(property) && property.kind !== 'condo',
  },
  {
    text: 'The primary bedroom has a walk-in closet and its own bath.',
    isTrue: ({ bathrooms }) => (bathrooms ?? 0) >= 2,
  },
  {
    text: 'A separate side entrance leads to the finished lower level.',
    isTrue: (_, { basement = '' }) => /\bfinished|walkout|suite/i.test(basement),
  },
  { text: 'The living room is built around a gas fireplace with a tiled surround.' },
  { text: 'There is a pantry you can walk into and a mudroom with space for everyone’s boots.' },
  {
    text: 'The bathrooms were redone in calm tones with good ventilation and better lighting.',
    isTrue: (property) => builtBefore(2005)(property) && (property.bathrooms ?? 0) >= 2,
  },
  {
    text: 'Upstairs laundry saves the stairs.',
    isTrue: (_, { rooms = [] }) => rooms.some(({ name, level }) => name === 'Laundry' && level === 'Upper'),
  },
];
const SOUTHERN_MIDDLES: readonly Line[] = [
  { text: 'Live oaks shade the covered patio all afternoon.' },
  { text: 'Saltillo tile keeps the main rooms cool underfoot.' },
  {
    text: 'The air conditioner is two summers old and was serviced this spring.',
    isTrue: builtBefore(2024),
  },
  { text: 'High ceilings and clerestory windows bring the light in and keep the heat out.' },
  {
    text: 'The yard is planted with sage, agave and a lemon tree that bears.',
    isTrue: ({ kind }) => kind !== 'condo',
  },
];
const ENDINGS: readonly string[] = [
  'Schools, groceries and the library are within walking distance.',
  'Quick possession is possible.',
  'Come and see it before the weekend.',
  'The seller has already bought and is flexible on dates.',
  'Close to trails, transit and a good bakery.',
  'Measurements are approximate; buyers may verify.',
];

const LEASE_ENDINGS: readonly string[] = [
  'Schools, groceries and the library are within walking distance.',
  'Viewings are by appointment.',
  'Come and see it before the weekend.',
  'The landlord is flexible on the day you move in.',
  'Close to trails, transit and a good bakery.',
  'Measurements are approximate; tenants may verify.',
];

/** Public remarks consistent with the listing's figures. */
export function writeRemarks(random: Random, property: Property, place: Place, known: Facts = {}): string {
  const bare = property.kind === 'land' || property.kind === 'commercial';
  const pool = place.southern ? [...MIDDLES, ...SOUTHERN_MIDDLES, ...SOUTHERN_MIDDLES] : MIDDLES;
  const middles = bare
    ? []
    : random
        .shuffle(pool)
        .filter((line, i, all) => all.indexOf(line) === i && (line.isTrue?.(property, known) ?? true))
        .slice(0, random.whole(2, 4))
        .map(({ text }) => text);
  const facts: string[] = [];
  if (property.acres) facts.push(`The lot is ${property.acres} acres.`);
  if (known.lease) facts.push(random.pick(known.lease));
  const endings = property.transaction === 'lease' ? LEASE_ENDINGS : ENDINGS;
  return [random.pick(OPENINGS[property.kind]), ...middles, ...facts, random.pick(endings)]
    .join(' ')
    .replaceAll('{beds}', String(property.bedrooms ?? ''))
    .replaceAll('{sqft}', (property.sqft ?? 0).toLocaleString('en-CA'))
    .replaceAll('{place}', place.neighbourhood);
}
