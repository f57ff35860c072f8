import { expect, test } from 'vitest';
import type { Filters } from '../filters.ts';
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts';
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
  ['over 500k under 300k', { lowPrice: 300_000, highPrice: 500_000 }, ''],
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
  expect(readSentence(text, { year: 2026 })).toEqual({ filters, place, leftOut: [] });
});

const without = (...types: PropertyType[]) =>
  PROPERTY_TYPES.map(({ value }) => value).filter((type) => !types.includes(type));

/** What people exclude: complementary filters where there are any, else it is left out; never the opposite. */
const NEGATIONS: readonly (readonly [text: string, filters: Filters, place: string, leftOut: string[]])[] = [
  ['house without a pool', { propertyTypes: ['house'] }, '', ['without a pool']],
  ['house with no pool in Strathcona', { propertyTypes: ['house'] }, 'Strathcona', ['with no pool']],
  ['3 bed no garage', { bedrooms: 3 }, '', ['no garage']],
  ['without garage', {}, '', ['without garage']],
  ['No garage, 2 baths', { bathrooms: 2 }, '', ['No garage']],
  ["a house that doesn't have a pool", { propertyTypes: ['house'] }, '', ["doesn't have a pool"]],
  ['3 bed, don’t need a garage', { bedrooms: 3 }, '', ["don't need a garage"]],
  ['condo without parking or pool', { propertyTypes: ['condo'] }, '', ['without parking or pool']],
  ['house without a pool and hot tub', { propertyTypes: ['house'] }, '', ['without a pool and hot tub']],
  ['house with no pool and a garage', { propertyTypes: ['house'], garageSpaces: 1 }, '', ['with no pool']],
  ['no pool, no basement, under 400k', { highPrice: 400_000 }, '', ['no pool', 'no basement']],
  ['house without large private pool', { propertyTypes: ['house'] }, '', ['without large private pool']],
  ['homes without open house in Glenora', {}, 'Glenora', ['without open house']],
  ['condo no hoa', { propertyTypes: ['condo'] }, '', ['no hoa']],
  ['condo with low price, no condo fees', { propertyTypes: ['condo'] }, 'low price', ['no condo fees']],
  ['unfurnished condo for rent', { propertyTypes: ['condo'], transactionType: 'LEASE' }, '', ['unfurnished']],
  ['not a bungalow', {}, '', ['not a bungalow']],
  ['not a studio, under 300k', { highPrice: 300_000 }, '', ['not a studio']],
  // Other types, the other transaction.
  ['not a condo', { propertyTypes: without('condo') }, '', []],
  ['3 bed no condos', { bedrooms: 3, propertyTypes: without('condo') }, '', []],
  ['no condos or townhouses in Ritchie', { propertyTypes: without('condo', 'townhouse') }, 'Ritchie', []],
  ['anything except condos', { propertyTypes: without('condo') }, '', []],
  ['houses, not townhouses', { propertyTypes: ['house'] }, '', []],
  ['2 bed not for rent', { transactionType: 'SALE', bedrooms: 2 }, '', []],
  ['for sale, not for rent', { transactionType: 'SALE' }, '', []],
  ['not only condos in Oliver', {}, 'Oliver', []],
  // Limits.
  ['no more than 500k', { highPrice: 500_000 }, '', []],
  ['not over 500k', { highPrice: 500_000 }, '', []],
  ['nothing under $300,000', { lowPrice: 300_000 }, '', []],
  ['no less than 3 bedrooms', { bedrooms: 3 }, '', []],
  ['500k or less', { highPrice: 500_000 }, '', []],
  ['500k or more', { lowPrice: 500_000 }, '', []],
  ['$750k+', { lowPrice: 750_000 }, '', []],
  ['3 bedrooms and up', { bedrooms: 3 }, '', []],
  ['up to 3 bedrooms', {}, '', ['up to 3 bedrooms']],
  ['house with no more than 2 baths', { propertyTypes: ['house'] }, '', ['no more than 2 baths']],
  ['2 bedrooms or less', {}, '', ['2 bedrooms or less']],
  ['under 1500 sqft', {}, '', ['under 1500 sqft']],
  [
    'condo under 1,200 sq ft under 300k',
    { propertyTypes: ['condo'], highPrice: 300_000 },
    '',
    ['under 1,200 sq ft'],
  ],
  ['less than 2 acres', {}, '', ['less than 2 acres']],
  ['house built before 1990', { propertyTypes: ['house'] }, '', ['built before 1990']],
  ['more than 10 years old', {}, '', ['more than 10 years old']],
  ['not older than 10 years', { constructionAgeYears: 10 }, '', []],
  ['over $2,000 a month', {}, '', ['over $2,000 a month']],
  ['for rent over $2,000 a month', { transactionType: 'LEASE', lowPrice: 2000 }, '', []],
  // French
  ['maison sans piscine', { propertyTypes: ['house'] }, '', ['sans piscine']],
  ['maison sans garage à Strathcona', { propertyTypes: ['house'] }, 'Strathcona', ['sans garage']],
  [
    'condo sans stationnement ni ascenseur',
    { propertyTypes: ['condo'] },
    '',
    ['sans stationnement ni ascenseur'],
  ],
  ['3 chambres, pas de condo', { bedrooms: 3, propertyTypes: without('condo') }, '', []],
  ['2 chambres, pas d’ascenseur', { bedrooms: 2 }, '', ["pas d'ascenseur"]],
  ['pas plus de 500 000 $', { highPrice: 500_000 }, '', []],
  ['moins de 3 chambres', {}, '', ['moins de 3 chambres']],
  // Spanish
  ['casa sin alberca', { propertyTypes: ['house'] }, '', ['sin alberca']],
  [
    'casa sin cochera ni alberca en Monte Vista',
    { propertyTypes: ['house'] },
    'Monte Vista',
    ['sin cochera ni alberca'],
  ],
  ['casa que no tenga alberca', { propertyTypes: ['house'] }, '', ['no tenga alberca']],
  ['3 recámaras, no condominios', { bedrooms: 3, propertyTypes: without('condo') }, '', []],
  ['no más de 350 mil', { highPrice: 350_000 }, '', []],
  ['casas no en renta', { propertyTypes: ['house'], transactionType: 'SALE' }, '', []],
];

test.each(NEGATIONS)('reads "%s" without its opposite', (text, filters, place, leftOut) => {
  expect(readSentence(text, { year: 2026 })).toEqual({ filters, place, leftOut });
});

test.each([
  'Sans Souci',
  'No Name Road',
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
  'Suite 204, 10180 101 Street',
  '',
  '   ',
  '||||',
])('"%s" is no sentence', (text) => {
  expect(readSentence(text, { year: 2026 })).toBeNull();
});

const KEYWORD = (...keywords: string[]) => ({ filters: { keywords }, leftOut: [] });
const LEFT_OUT = (...leftOut: string[]) => ({ filters: {}, leftOut });

/** What house hunters often ask for: a filter, a keyword, or named as left out. */
test.each<[string, { filters: Filters; leftOut: string[] }]>([
  ['pets', LEFT_OUT('pets')],
  ['pet friendly', LEFT_OUT('pet friendly')],
  ['dogs ok', LEFT_OUT('dogs ok')],
  ['pool', { filters: { withPool: true }, leftOut: [] }],
  ['waterfront', KEYWORD('waterfront')],
  ['lake view', KEYWORD('lake view')],
  ['mountain views', KEYWORD('mountain view')],
  ['fixer-upper', KEYWORD('fixer upper')],
  ['new build', { filters: { constructionAgeYears: 2 }, leftOut: [] }],
  ['mother-in-law suite', KEYWORD('in law suite')],
  ['garden suite', KEYWORD('garden suite')],
  ['suite', KEYWORD('suite')],
  ['basement apartment', KEYWORD('basement suite')],
  ['legal basement suite', KEYWORD('basement suite')],
  ['logement d’appoint', KEYWORD('logement d appoint')],
  ['appartement au sous-sol', KEYWORD('appartement au sous sol')],
  ['logement légal', KEYWORD('logement legal')],
  ['apartamento en el sótano', KEYWORD('apartamento en el sotano')],
  ['unidad accesoria', KEYWORD('unidad accesoria')],
  ['near transit', LEFT_OUT('near transit')],
  ['close to good schools', LEFT_OUT('close to good schools')],
  ['near a park', LEFT_OUT('near a park')],
  ['near the river or a lake', LEFT_OUT('near the river or a lake')],
  ["près d'un parc", LEFT_OUT("près d'un parc")],
  ['cerca de las tiendas', LEFT_OUT('cerca de las tiendas')],
  ['walkable', LEFT_OUT('walkable')],
  ['quiet street', LEFT_OUT('quiet street')],
  ['family friendly', LEFT_OUT('family friendly')],
  ['corner lot', KEYWORD('corner lot')],
  ['no HOA', LEFT_OUT('no HOA')],
  ['low condo fees', LEFT_OUT('low condo fees')],
  ['condo fees under $400', LEFT_OUT('condo fees under $400')],
  ['open house this weekend', { filters: { openHouses: true }, leftOut: [] }],
  ['price drop', { filters: { priceReduced: true }, leftOut: [] }],
  ['ground floor', KEYWORD('ground floor')],
  ['elevator', KEYWORD('elevator')],
  ['ev charger', KEYWORD('ev charger')],
  ['fireplace', KEYWORD('fireplace')],
  ['view', KEYWORD('view')],
  ['gated community', KEYWORD('gated')],
  ['55+', LEFT_OUT('55+')],
  ['55 plus community', LEFT_OUT('55 plus community')],
  ['over 55', LEFT_OUT('over 55')],
  ['over 55k', { filters: { lowPrice: 55_000 }, leftOut: [] }],
  ['furnished', KEYWORD('furnished')],
  ['short term rental', { filters: { transactionType: 'LEASE' }, leftOut: ['short term'] }],
  ['rent to own', LEFT_OUT('rent to own')],
  ['move-in ready', LEFT_OUT('move-in ready')],
  ['foreclosure', LEFT_OUT('foreclosure')],
  ['sold', LEFT_OUT('sold')],
  ['recently sold', LEFT_OUT('recently sold')],
  ['vendues', LEFT_OUT('vendues')],
  ['vendidas', LEFT_OUT('vendidas')],
  ['wheelchair accessible', LEFT_OUT('wheelchair accessible')],
  ['rv parking', KEYWORD('rv parking')],
  ['cul-de-sac', KEYWORD('cul de sac')],
  ['animaux acceptés', LEFT_OUT('animaux acceptés')],
  ['se aceptan mascotas', LEFT_OUT('se aceptan mascotas')],
])('"%s" is understood or named as left out, alone and before a place', (wish, { filters, leftOut }) => {
  expect(readSentence(wish, { year: 2026 })).toEqual({ filters, place: '', leftOut });
  expect(readSentence(`2 bedroom ${wish} in Oliver`, { year: 2026 })).toEqual({
    filters: { bedrooms: 2, ...filters },
    place: 'Oliver',
    leftOut,
  });
});

/** Of several places the homes are in one; no word is dropped in silence. */
test.each([
  ['2 bedroom condo with shiplap walls in Oliver', 'Oliver', ['shiplap walls']],
  ['house near the zoo in Strathcona', 'Strathcona', ['zoo']],
  ['house in Strathcona near the zoo', 'Strathcona', ['zoo']],
  ['house in Strathcona with a big kitchen', 'Strathcona with a big kitchen', []],
  ['house near University of Alberta', 'University of Alberta', []],
  ['maison près du parc à Strathcona', 'Strathcona', ['près du parc']],
  ['bungalow with basement suite near a park', '', ['near a park']],
  ['house near downtown under 500k', '', ['near downtown']],
  ['house near Park Avenue', 'Park Avenue', []],
  ['house near Lake Louise', 'Lake Louise', []],
  ['maison a Strathcona', 'Strathcona', []],
])('the place of "%s" is "%s"', (text, place, leftOut) => {
  expect(readSentence(text, { year: 2026 })).toMatchObject({ place, leftOut });
});
