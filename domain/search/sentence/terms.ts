import type { Filters } from '../filters.ts';
import type { PropertyType } from '../property-types.ts';

type Term = readonly [pattern: string, filters: Filters];

const type = (propertyType: PropertyType): Filters => ({ propertyTypes: [propertyType] });

/** Words that stand for filters, without accents; longer ones come first. English, French, Spanish. */
export const TERMS: readonly Term[] = [
  ['for sale|to buy|buying|buy|a vendre|acheter|en venta|comprar', { transactionType: 'SALE' }],
  [
    'for rent|to rent|for lease|to lease|rentals?|renting|rent|lease|a louer|en location|louer|en renta|para rentar|se rentan?|en alquiler|alquiler|rentar|renta',
    { transactionType: 'LEASE' },
  ],
  [
    'open houses?(?: this weekend| today| tomorrow)?|visites? libres?|portes ouvertes|casas? abiertas?',
    { openHouses: true },
  ],
  ['bungalows?|plain[- ]pieds?', { ...type('house'), storeys: 1 }],
  ['maisons? de ville|casas? adosadas?|town ?houses?|town ?homes?|row ?houses?', type('townhouse')],
  ['maisons? mobiles?|casas? moviles?|mobile homes?|manufactured homes?|trailers?', type('mobile')],
  [
    'investment propert(?:y|ies)|immeubles? a revenus?|propiedad(?:es)? de inversion|investments?|multi-?family|duplex(?:es)?',
    type('investment'),
  ],
  [
    'vacant (?:land|lots?)|building lots?|land|terrains? vacants?|terrains? a batir|terrains?|terrenos?|lotes?',
    type('land'),
  ],
  ['acreages?|farms?|ranch(?:es)?|rural|fermes?|fermettes?|ranchos?|fincas?', type('rural')],
  [
    'commercial(?: real estate| spaces?| propert(?:y|ies))?|office spaces?|retail spaces?|local(?:es)? comercial(?:es)?|comercial(?:es)?|locaux commerciaux|commerciaux',
    type('commercial'),
  ],
  [
    'condos?|condominiums?|condominios?|apartments?|apts?|lofts?|flats?|appartements?|apartamentos?|departamentos?|depas?',
    type('condo'),
  ],
  [
    'detached (?:houses?|homes?)|detached|single[- ]family(?: homes?| houses?)?|houses?|maisons?(?: unifamiliales?)?|casas?(?! abierta)',
    type('house'),
  ],
  [
    'price (?:drops?|cuts?|reduced|reductions?)|reduced(?: prices?)?|prix (?:reduits?|baisses?)|baisses? de prix|precios? rebajados?|rebajad[oa]s?',
    { priceReduced: true },
  ],
  ['with (?:photos?|pictures?)|avec photos?|con fotos?', { withPhotos: true }],
  ['listed today|new today|inscrites? aujourd.?hui|publicad[oa]s? hoy', { listingAgeDays: 1 }],
  [
    'new listings?|just listed|newly listed|listed this week|nouvelles? inscriptions?|recien publicad[oa]s?|nuev[oa]s? anuncios?',
    { listingAgeDays: 7 },
  ],
  [
    'new(?:ly)? (?:built|build|builds|construction)|brand[- ]new|constructions? neuves?|construccion nueva|nueva construccion',
    { constructionAgeYears: 2 },
  ],
  ['studios?|bachelors?|garconnieres?|estudios?', { exactBedrooms: 0 }],
  [
    '(?:single|one|1)[- ](?:storey|story|level|floor)|un (?:seul )?etage|un(?:a)? (?:solo )?(?:piso|planta)',
    { storeys: 1 },
  ],
  [
    '(?:two|2)[- ](?:storeys?|stor(?:y|ies)|levels?|floors?)|(?:a )?(?:deux|2) etages?|(?:de )?(?:dos|2) (?:pisos|plantas)',
    { storeys: 2 },
  ],
  [
    '(?:three|3)[- ](?:storeys?|stor(?:y|ies)|levels?|floors?)|(?:a )?(?:trois|3) etages?|(?:de )?(?:tres|3) (?:pisos|plantas)',
    { storeys: 3 },
  ],
  [
    'triple garages?|garages? triples?|(?:3|three)[- ]car garages?|cochera (?:triple|para (?:3|tres)(?: autos)?)',
    { garageSpaces: 3 },
  ],
  [
    'double garages?|garages? doubles?|(?:2|two)[- ]car garages?|(?:garaje|cochera) (?:doble|para (?:2|dos)(?: autos)?)',
    { garageSpaces: 2 },
  ],
  ['(?:1|one)[- ]car garages?|single garages?|garages?|garajes?|cocheras?', { garageSpaces: 1 }],
  [
    '(?:swimming |in[- ]?ground |indoor |outdoor |heated |private )?pools?|piscines?|piscinas?|albercas?',
    { withPool: true },
  ],
  ['parking(?: spaces?| spots?| stalls?)?|stationnements?|estacionamientos?', { parkingSpaces: 1 }],
];

/** Features that have no filter of their own: they are looked for in the remarks. */
export const FEATURES: readonly string[] = [
  'hot tub',
  'fireplace',
  'legal suite',
  'basement suite',
  'in-law suite',
  'finished basement',
  'walkout basement',
  'walkout',
  'basement',
  'air conditioning',
  'central air',
  'solar panels',
  'solar',
  'ev charger',
  'balcony',
  'balconies',
  'deck',
  'patio',
  'big yard',
  'fenced yard',
  'backyard',
  'yard',
  'garden',
  'sauna',
  'gym',
  'elevator',
  'river view',
  'city view',
  'mountain view',
  'view',
  'views',
  'waterfront',
  'ravine',
  'hardwood floors',
  'hardwood',
  'public transit',
  'transit',
  'good schools',
  'schools',
  'home office',
  'workshop',
  'pets allowed',
  'furnished',
  'foyer',
  'balcon',
  'sous-sol fini',
  'sous-sol',
  'climatisation',
  'ascenseur',
  'jardin',
  'cour',
  'meuble',
  'chimenea',
  'patio trasero',
  'terraza',
  'jacuzzi',
  'amueblado',
  'elevador',
];

/** Exclusions without a filter or keyword. */
export const UNFILTERED =
  'hoa(?: fees?)?|condo fees?|strata fees?|maintenance fees?|fees|stairs|steps|carpets?|smok(?:ing|ers?)|pets?|dogs?|cats?|neighbou?rs?|renovations?|agents?|frais de condo(?:s|minium)?|escaliers?|tapis|animaux|fumeurs?|travaux|escaleras?|cuotas?(?: de hoa)?|mascotas?|alfombras?|fumadores|vecinos?';

/** Before a place. */
export const PLACE_WORDS =
  'in|on|along|near|close to|around|within|at|by|dans|sur|sobre|pres de|pres du|autour de|a|en|cerca de|cerca del|alrededor de';

/** Words that say nothing about a home. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the with without and or of for on to that has have having which is are be i we me my am looking look want wanted
   need needs find show search searching please home homes property properties place places listing listings real
   estate available nice good large small something any anything everything all in at near by around within close from
   un une des tout le la les l d de du au aux avec et ou dans en pres pour qui a je nous cherche cherchons veux trouver
   propriete proprietes immobilier residence residences
   uno una unos todo todos cualquier unas el los las del al con y o para cerca que tiene busco buscamos quiero propiedad propiedades
   inmuebles inmueble bienes raices hogar hogares vivienda viviendas`.split(/\s+/),
);
