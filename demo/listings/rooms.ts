import type { ListingRoom } from '#engine/store/documents.ts';
import type { Random } from '../art/random.ts';
import type { Property } from './property.ts';

type Size = readonly [length: readonly [number, number], width: readonly [number, number]];

const SIZES: Record<'living' | 'kitchen' | 'dining' | 'primary' | 'bedroom' | 'family' | 'laundry', Size> = {
  living: [
    [13, 19],
    [12, 16],
  ],
  kitchen: [
    [10, 15],
    [9, 13],
  ],
  dining: [
    [9, 13],
    [8, 12],
  ],
  primary: [
    [12, 16],
    [11, 14],
  ],
  bedroom: [
    [9.5, 12],
    [8.5, 11],
  ],
  family: [
    [14, 22],
    [12, 17],
  ],
  laundry: [
    [6, 9],
    [5, 8],
  ],
};

/** The rooms of a home, as many bedrooms as it has, on the levels it has; none of land and commercial space. */
export function makeRooms(
  random: Random,
  { bedrooms, sqft, kind }: Property,
  { storeys, basement }: { storeys: number; basement: string },
): ListingRoom[] {
  if (!bedrooms || !sqft || kind === 'investment') return [];
  const scale = Math.min(1.25, Math.max(0.8, Math.sqrt(sqft / 1400)));
  const room = (name: string, level: string, size: keyof typeof SIZES): ListingRoom => {
    const [length, width] = SIZES[size].map(([least, most]) => tenth(random.between(least, most) * scale));
    return { name, level, length: length as number, width: width as number };
  };
  const above = storeys >= 1.5 ? 'Upper' : 'Main';
  const isFinished = /finished|suite|walkout/i.test(basement) && !/unfinished/i.test(basement);
  const below = isFinished && bedrooms > 2 ? 1 : 0;

  // Two levels of bedrooms have their laundry there as often as below.
  const isUpstairs = above === 'Upper' && random.chance(isFinished ? 0.4 : 0.6);

  return [
    room('Living Room', 'Main', 'living'),
    room('Kitchen', 'Main', 'kitchen'),
    ...(sqft > 950 ? [room('Dining Room', 'Main', 'dining')] : []),
    room('Primary Bedroom', above, 'primary'),
    ...Array.from({ length: bedrooms - 1 }, (_, i) =>
      room(`Bedroom ${i + 2}`, i >= bedrooms - 1 - below ? 'Basement' : above, 'bedroom'),
    ),
    ...(isFinished ? [room('Family Room', 'Basement', 'family')] : []),
    room('Laundry', isUpstairs ? 'Upper' : isFinished ? 'Basement' : 'Main', 'laundry'),
  ];
}

const tenth = (feet: number) => Math.round(feet * 10) / 10;
