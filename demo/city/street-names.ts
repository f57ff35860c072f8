import type { Random } from '../art/random.ts';
import type { Market, Neighbourhood } from '../markets/market.ts';

const ENDINGS = [
  'Crescent',
  'Close',
  'Way',
  'Drive',
  'Court',
  'Link',
  'Lane',
  'Road',
  'Point',
  'Place',
] as const;
/** A stem that is a whole name already. */
const KIND = /(Boulevard|Blvd|Avenue|Ave|Road|Rd|Drive|Dr|Street|St|Pkwy|Ln|Pl|Ct|Hwy|Cir)$/;
/** Addresses in the south of Edmonton have another suffix. */
export const QUADRANT_LAT = 53.4337;

const SOUTHERN = (
  'Abiso Agarita Alametos Aransas Arbor Astor Avondale Bandolier Bluebonnet Bowie Brazos Buckeye Burleson Cactus ' +
  'Callaghan Camino Cedar Chaparral Chisholm Cibolo Clover Coronado Creekside Cypress Dahlia Dawn Delgado Dewberry ' +
  'Elmwood Encino Escondido Esperanza Fairfield Fern Frio Galveston Garza Greenbriar Hackberry Harmon Hawthorne ' +
  'Hermosa Hickory Hondo Huisache Indigo Ironwood Jasmine Jessamine Juniper Karnes Kerrville Lantana Laredo Lark ' +
  'Laurel Leal Linda Llano Lupine Madera Magnolia Mariposa Medina Mesquite Milam Mimosa Mockingbird Montrose ' +
  'Nogalitos Nueces Oakhaven Olmos Palmetto Paloma Pecan Persimmon Pinto Poplar Primrose Quail Quintana Ranchero ' +
  'Redbud Refugio Retama Rio Rosita Sabinas Saddle Sage Sandoval Shenandoah Sierra Sombra Sumac Sunset Sycamore ' +
  'Tamarind Terrace Toledo Trevino Uvalde Valencia Verbena Vista Waxwing Whitewing Willow Yucca Zapata'
).split(' ');
const SOUTHERN_ENDINGS = ['St', 'Dr', 'Ave', 'Ln', 'Way', 'Ct', 'Pl', 'Trail'] as const;

/** Names for the streets of a neighbourhood, its own first. */
export function streetNames(
  random: Random,
  market: Market,
  { streets = [] }: Pick<Neighbourhood, 'streets'>,
  isSouth: boolean,
): string[] {
  if (market.province !== 'AB') {
    const more = random
      .shuffle(SOUTHERN)
      .map((stem, i) => `${stem} ${SOUTHERN_ENDINGS[i % SOUTHERN_ENDINGS.length]}`);
    return [...new Set([...streets, ...more])];
  }
  const quadrant = isSouth ? 'SW' : 'NW';
  const whole = streets.filter((stem) => KIND.test(stem));
  const stems = streets.filter((stem) => !KIND.test(stem));
  const made = ENDINGS.flatMap((_, i) =>
    stems.map((stem, j) => `${stem} ${ENDINGS[(i + j) % ENDINGS.length]}`),
  );

  return [...whole, ...made].map((name) => `${name} ${quadrant}`);
}

/** As maps write it, without the quadrant. */
export function labelName(name: string): string {
  return name.replace(/ [NS]W$/, '');
}
