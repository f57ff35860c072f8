import { expect, test } from 'vitest';
import type { Filters } from '../filters.ts';
import { readSentence } from './read-sentence.ts';

const SENTENCES: readonly (readonly [text: string, filters: Filters, place: string])[] = [
  // English
  [
    '3 bed under 500k in Strathcona with a garage',
    { bedrooms: 3, highPrice: 500_000, garageSpaces: 1 },
    'Strathcona',
  ],
  ['3 bedroom house', { bedrooms: 3, propertyTypes: ['house'] }, ''],
  ['4+ beds 3 baths', { bedrooms: 4, bathrooms: 3 }, ''],
  ['four bedroom homes in Glenora', { bedrooms: 4 }, 'Glenora'],
  ['at least 2 bathrooms', { bathrooms: 2 }, ''],
  ['exactly 2 bedrooms', { exactBedrooms: 2 }, ''],
  ['1 bedroom condo downtown', { exactBedrooms: 1, propertyTypes: ['condo'] }, 'downtown'],
  ['studio apartment in Oliver', { exactBedrooms: 0, propertyTypes: ['condo'] }, 'Oliver'],
  ['condos and townhouses', { propertyTypes: ['condo', 'townhouse'] }, ''],
  ['house between 400k and 600k', { propertyTypes: ['house'], lowPrice: 400_000, highPrice: 600_000 }, ''],
  ['from $300,000 to $450,000', { lowPrice: 300_000, highPrice: 450_000 }, ''],
  ['$400-500k', { lowPrice: 400_000, highPrice: 500_000 }, ''],
  ['400 to 500k in Mill Woods', { lowPrice: 400_000, highPrice: 500_000 }, 'Mill Woods'],
  ['under 500', { highPrice: 500_000 }, ''],
  ['over 1.2m', { lowPrice: 1_200_000 }, ''],
  ['up to $1,250,000', { highPrice: 1_250_000 }, ''],
  ['$750k condo', { highPrice: 750_000, propertyTypes: ['condo'] }, ''],
  ['500k', { highPrice: 500_000 }, ''],
  ['1 million+', { lowPrice: 1_000_000 }, ''],
  ['for rent under 2000', { transactionType: 'LEASE', highPrice: 2000 }, ''],
  ['2 bed for rent $1,800 a month', { transactionType: 'LEASE', bedrooms: 2, highPrice: 1800 }, ''],
  ['rentals in Garneau', { transactionType: 'LEASE' }, 'Garneau'],
  ['houses for sale near Hazeldean', { transactionType: 'SALE', propertyTypes: ['house'] }, 'Hazeldean'],
  ['3 bed under 2500 a month', { bedrooms: 3, monthlyPayment: 2500 }, ''],
  ['homes for $2,200/mo in Ritchie', { monthlyPayment: 2200 }, 'Ritchie'],
  ['two storey house', { storeys: 2, propertyTypes: ['house'] }, ''],
  ['bungalow in Parkallen', { storeys: 1, propertyTypes: ['house'] }, 'Parkallen'],
  ['single-level home with double garage', { storeys: 1, garageSpaces: 2 }, ''],
  ['3 car garage', { garageSpaces: 3 }, ''],
  ['2 parking stalls', { parkingSpaces: 2 }, ''],
  ['condo with parking', { propertyTypes: ['condo'], parkingSpaces: 1 }, ''],
  ['1500 sqft', { interiorSize: 1500 }, ''],
  ['at least 2,000 square feet in Riverbend', { interiorSize: 2000 }, 'Riverbend'],
  ['5000 sqft lot', { lotSize: 5000 }, ''],
  ['lot of at least 6,000 sq ft', { lotSize: 6000 }, ''],
  ['half an acre', { lotSize: 21_780 }, ''],
  ['acreage on 2 acres', { propertyTypes: ['rural'], lotSize: 87_120 }, ''],
  ['built after 2017', { constructionAgeYears: 10 }, ''],
  ['less than 10 years old', { constructionAgeYears: 10 }, ''],
  ['new construction in Windermere', { constructionAgeYears: 2 }, 'Windermere'],
  ['open houses this weekend in Bonnie Doon', { openHouses: true }, 'Bonnie Doon'],
  ['price reduced condos', { priceReduced: true, propertyTypes: ['condo'] }, ''],
  ['new listings in T6E', { listingAgeDays: 7 }, 'T6E'],
  ['listed in the last 3 days', { listingAgeDays: 3 }, ''],
  ['house with a pool and hot tub', { propertyTypes: ['house'], withPool: true, keywords: ['hot tub'] }, ''],
  [
    '3 bed with legal suite in King Edward Park',
    { bedrooms: 3, keywords: ['legal suite'] },
    'King Edward Park',
  ],
  ['Strathcona 3 bed', { bedrooms: 3 }, 'Strathcona'],
  [
    "I'm looking for a 3 bedroom house in Old Strathcona",
    { bedrooms: 3, propertyTypes: ['house'] },
    'Old Strathcona',
  ],
  ['3 BED, 2 BATH, UNDER $450,000', { bedrooms: 3, bathrooms: 2, highPrice: 450_000 }, ''],
  ['vacant land under 300k', { propertyTypes: ['land'], highPrice: 300_000 }, ''],
  // French
  ['maison 3 chambres à Strathcona', { propertyTypes: ['house'], bedrooms: 3 }, 'Strathcona'],
  [
    'condo à louer moins de 1 800 $ par mois',
    { propertyTypes: ['condo'], transactionType: 'LEASE', highPrice: 1800 },
    '',
  ],
  [
    'maison à vendre entre 400 000 $ et 550 000 $',
    { propertyTypes: ['house'], transactionType: 'SALE', lowPrice: 400_000, highPrice: 550_000 },
    '',
  ],
  [
    'appartement 2 chambres avec stationnement',
    { propertyTypes: ['condo'], bedrooms: 2, parkingSpaces: 1 },
    '',
  ],
  ['moins de 500 000 $ avec garage double', { highPrice: 500_000, garageSpaces: 2 }, ''],
  ['maison de ville avec 2 salles de bain', { propertyTypes: ['townhouse'], bathrooms: 2 }, ''],
  ['jusqu’à 2 500 $ par mois', { monthlyPayment: 2500 }, ''],
  ['visites libres près de Bonnie Doon', { openHouses: true }, 'Bonnie Doon'],
  ['maison de plain-pied avec piscine', { propertyTypes: ['house'], storeys: 1, withPool: true }, ''],
  ['prix réduit', { priceReduced: true }, ''],
  // Spanish
  ['casa de 3 recámaras en Monte Vista', { propertyTypes: ['house'], bedrooms: 3 }, 'Monte Vista'],
  [
    'departamento en renta hasta 1500',
    { propertyTypes: ['condo'], transactionType: 'LEASE', highPrice: 1500 },
    '',
  ],
  [
    'casas en venta menos de 350 mil',
    { propertyTypes: ['house'], transactionType: 'SALE', highPrice: 350_000 },
    '',
  ],
  ['3 habitaciones y 2 baños con cochera', { bedrooms: 3, bathrooms: 2, garageSpaces: 1 }, ''],
  [
    'terreno de más de 200 mil cerca de King William',
    { propertyTypes: ['land'], lowPrice: 200_000 },
    'King William',
  ],
  ['casa de dos pisos con alberca', { propertyTypes: ['house'], storeys: 2, withPool: true }, ''],
  ['casas abiertas en Alamo Heights', { openHouses: true }, 'Alamo Heights'],
  ['entre 250 y 400 mil', { lowPrice: 250_000, highPrice: 400_000 }, ''],
  ['120 m²', { interiorSize: 1292 }, ''],
];

test.each(SENTENCES)('reads "%s"', (text, filters, place) => {
  expect(readSentence(text, { year: 2026 })).toEqual({ filters, place });
});

test.each([
  'Strathcona',
  '10234 82 Avenue',
  'E4412345',
  'T6E 2A3',
  '78204',
  'Mill Woods',
  'San Antonio',
  'Québec',
  'Old Strathcona',
  'King Edward Park',
  '101 Street NW',
  '',
  '   ',
  '||||',
])('"%s" is no sentence', (text) => {
  expect(readSentence(text, { year: 2026 })).toBeNull();
});
