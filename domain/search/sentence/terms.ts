import type { Filters } from '../filters.ts';
import type { PropertyType } from '../property-types.ts';
import { FEES, FEES_OVER } from './fees.ts';
import { OTHER_DAYS } from './open-days.ts';
import { OPEN_HOUSES } from './phrases.ts';

type Term = readonly [pattern: string, filters: Filters];

/** Before the word garage; it changes no filter. */
const GARAGE_KIND = '(?:attached |detached |heated )*';

/** When homes were listed: "new condos this week", "added this week". Of what is new, only that word is part of it. */
const listed = (when: string) =>
  `new(?! (?:construction|build|built))(?=[^,.;]{0,40} (?:${when})(?!\\w))|(?:(?:new|listed|added|posted|new to the market|on the market|inscrites?|ajoutees?|publicad[oa]s?) )?(?:${when})`;

const type = (propertyType: PropertyType): Filters => ({ propertyTypes: [propertyType] });

/** Words that stand for filters, without accents; longer ones come first. English, French, Spanish. */
export const TERMS: readonly Term[] = [
  ['for sale|to buy|buying|buy|a vendre|acheter|en venta|comprar', { transactionType: 'SALE' }],
  [
    'for rent|to rent|for lease|to lease|rentals?|renting|rent|lease|a louer|en location|louer|en renta|para rentar|se rentan?|en alquiler|alquiler|rentar|renta',
    { transactionType: 'LEASE' },
  ],
  [OPEN_HOUSES, { openHouses: true }],
  [
    'bungalows?|ranchers?|ranch[- ]style(?: homes?| houses?)?|plain[- ]pieds?',
    { ...type('house'), storeys: 1 },
  ],
  ['maisons? de ville|casas? adosadas?|town ?houses?|town ?homes?|row ?houses?', type('townhouse')],
  ['maisons? mobiles?|casas? moviles?|mobile homes?|manufactured homes?|trailers?', type('mobile')],
  [
    'investment propert(?:y|ies)|immeubles? a revenus?|propiedad(?:es)? de inversion|investments?|(?:income|revenue) propert(?:y|ies)|multi[- ]?family(?: homes?)?|(?:(?:half|full|side by side|up[- ]down)[- ])?duplex(?:es)?|(?:tri|four|quadru|six|multi|[346])-?plex(?:es)?',
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
  [`(?:new listings? )?(?:${listed('today|aujourd.?hui|hoy')})`, { listingAgeDays: 1 }],
  [
    `(?:new listings? )?(?:${listed('this month|(?:in |within )?the (?:last|past) month|ce mois(?:-ci)?|este mes')})`,
    { listingAgeDays: 30 },
  ],
  [
    `(?:new listings? )?(?:${listed('this week|(?:in |within )?the (?:last|past) week|cette semaine|esta semana')})|new listings?|just listed|newly listed|nouvelles? inscriptions?|recien publicad[oa]s?|nuev[oa]s? anuncios?`,
    { listingAgeDays: 7 },
  ],
  [
    'new(?:ly)? (?:built|build|builds|construction)|brand[- ]new|constructions? neuves?|construccion nueva|nueva construccion',
    { constructionAgeYears: 2 },
  ],
  ['studios?|bachelors?|garconnieres?|estudios?', { exactBedrooms: 0 }],
  [
    '(?:single|one|1)[- ](?:storey|story|level|floor)s?|un (?:seul )?etage|un(?:a)? (?:solo )?(?:piso|planta)',
    { storeys: 1 },
  ],
  [
    '(?:(?:two|2)|1(?:[.,]5| 1/2)|one and a half)[- ](?:storeys?|stor(?:y|ies)|levels?|floors?)|(?:a )?(?:deux|2) etages?|(?:de )?(?:dos|2) (?:pisos|plantas)',
    { storeys: 2 },
  ],
  [
    '(?:(?:three|3)|2(?:[.,]5| 1/2)|two and a half)[- ](?:storeys?|stor(?:y|ies)|levels?|floors?)|(?:a )?(?:trois|3) etages?|(?:de )?(?:tres|3) (?:pisos|plantas)',
    { storeys: 3 },
  ],
  [
    `triple ${GARAGE_KIND}garages?|garages? triples?|(?:3|three)[- ]car ${GARAGE_KIND}garages?|${GARAGE_KIND}garages? for (?:3|three) cars|cochera (?:triple|para (?:3|tres)(?: autos)?)`,
    { garageSpaces: 3 },
  ],
  [
    `double ${GARAGE_KIND}garages?|garages? doubles?|(?:2|two)[- ]car ${GARAGE_KIND}garages?|${GARAGE_KIND}garages? for (?:2|two) cars|(?:garaje|cochera) (?:doble|para (?:2|dos)(?: autos)?)`,
    { garageSpaces: 2 },
  ],
  [`(?:(?:1|one)[- ]car |single )?${GARAGE_KIND}garages?|garajes?|cocheras?`, { garageSpaces: 1 }],
  [
    '(?:swimming |in[- ]?ground |indoor |outdoor |heated |private )?pools?|piscines?|piscinas?|albercas?',
    { withPool: true },
  ],
  ['parking(?: spaces?| spots?| stalls?)?|stationnements?|estacionamientos?', { parkingSpaces: 1 }],
];

type Feature = readonly [pattern: string, keyword: string];

/** A second home within a house, without accents. English, French, Spanish. */
export const SUITES: readonly string[] = [
  '(?:mother[- ])?in[- ]law (?:suites?|apartments?|quarters)|(?:legal|basement|secondary|income|nanny|granny) (?:suites?|apartments?)',
  "(?:logements?|suites?|appartements?) (?:d[' ]appoint|accessoires?|secondaires?|supplementaires?|leg(?:ale?s?|aux)|(?:au|de|en) sous[- ]sol)|inter[- ]?generations?|bi[- ]?generations?",
  '(?:suites?|apartamentos?|departamentos?) (?:legal(?:es)?|secundari[oa]s?|(?:en(?: el)?|del?) sotano|para suegros)|(?:unidad(?:es)?|viviendas?) (?:accesorias?|secundarias?)',
];
/** Alone it is the same, unless it is a bedroom's or the number of a unit. */
export const BARE_SUITE =
  "(?<!(?:en|de|master|main|primary|owner'?s|principal|guest|garden|garage|bedroom)[- ])suites?(?!,? ?(?:#|\\d|parental|principal|master|de )|[- ]\\w(?!\\w))";

/** Features of several spellings, or with a word of a filter in them, and the keyword of each. */
export const PHRASES: readonly Feature[] = [
  ['(?:mother[- ]in[- ]law|in[- ]law) (?:suites?|apartments?|quarters)', 'in-law suite'],
  [
    '(?:legal )?(legal|basement|garden|garage|secondary|income|guest|nanny|granny) (?:suites?|apartments?)',
    '$1 suite',
  ],
  ['mortgage helpers?|suited(?= (?:house|home|bungalow|bi[- ]?level))', 'suite'],
  ['(guest|carriage|coach|laneway|pool) houses?', '$1 house'],
  ...SUITES.slice(1).map((pattern): Feature => [`(${pattern})`, '$1']),
  [BARE_SUITE, 'suite'],
  [
    '(river|lake|water|city|mountain|ocean|golf course|ravine|valley|park|pond|skyline|hill country) views?',
    '$1 view',
  ],
  ['(water|lake|river|ocean|beach)[- ]?front', '$1front'],
  ['walk[- ]?outs?(?: basements?)?', 'walkout'],
  ['part(?:ly|ially)[- ]finished[- ]basements?', 'partially finished basement'],
  ['(?:fully[- ])?(finished|unfinished)[- ]basements?', '$1 basement'],
  ['basements?', 'basement'],
  ['fixer[- ]?uppers?', 'fixer upper'],
  ['handyman specials?', 'handyman special'],
  ['corner (lot|unit)s?', 'corner $1'],
  ['(ground|top)[- ]floor', '$1 floor'],
  ['(?:ev|electric (?:car|vehicle)) charg(?:ers?|ing(?: stations?)?)', 'ev charger'],
  ['rv parking', 'rv parking'],
  ['(roof ?top) (deck|patio|terrace)s?', '$1 $2'],
  ['gated(?: communit(?:y|ies))?', 'gated'],
  ['cul[- ]de[- ]sacs?', 'cul de sac'],
  ['walk[- ]in closets?', 'walk-in closet'],
  ['(high|vaulted) ceilings?', '$1 ceiling'],
  ['open(?:[- ]floor)?[- ](concept|plan)', 'open $1'],
  ['main[- ]floor (bedroom|laundry|primary)', 'main floor $1'],
  ['(?:in[- ](?:unit|suite)) laundry', 'laundry'],
  ['(?:gas |wood[- ]burning |electric )?fireplaces?', 'fireplace'],
  ['(?:[345]|three|four|five)[- ]levels?[- ]splits?|split[- ]levels?', 'split level'],
  ['bi[- ]?levels?', 'bi level'],
  ['(back|side)[- ]?splits?', '$1split'],
  [
    '(?:central(?:[- ]air)?|in[- ]wall) (?:air )?condition(?:ing|er)|air[- ]condition(?:ing|ers?|ed)|a/c',
    'air conditioning',
  ],
  ['central[- ]air', 'central air'],
  ['hot[- ]?tubs?', 'hot tub'],
  ['underground(?= (?:parking|parkades?|garages?|stalls?))', 'underground'],
  ['wood(?:en)? floors?|wood flooring', 'wood floor'],
  ['(?:fire ?pits?)', 'fire pit'],
  ['in[- ]?floor heat(?:ing)?', 'in floor heat'],
  ['(covered|enclosed|screened) (deck|patio|porch)(?:es|s)?', '$1 $2'],
  [
    '(privacy fence|skylight|storage shed|carport|wet bar|heat pump|guest room|bonus room|game room|media room|sunroom|greenhouse|cabin|cottage|ceiling fan)s?',
    '$1',
  ],
  ['(granite|quartz) counter(?:s|tops?| ?tops?)?', '$1 counter'],
  ['hardwood(?: floors?| flooring)?', 'hardwood'],
  ['elevators?', 'elevator'],
  ['balcon(?:y|ies)', 'balcony'],
  ['home offices?', 'home office'],
  ['quick possession', 'quick possession'],
  ['(?:pets?|dogs?|cats?)[- ](?:friendly|ok(?:ay)?|allowed|welcome|permitted)', 'pets allowed'],
  ['animaux (?:acceptes|permis|admis|bienvenus)', 'animaux acceptes'],
  [
    '(?:que )?(?:aceptan?|se aceptan|se permiten|permiten?) mascotas|mascotas permitidas',
    'se aceptan mascotas',
  ],
];

/** Features that are looked for in the remarks by their name. */
const NAMED_FEATURES: readonly string[] = [
  'penthouse',
  'casita',
  'outdoor kitchen',
  'sprinkler system',
  'water softener',
  'saltillo tile',
  'xeriscape',
  'wine cellar',
  'mudroom',
  'pantry',
  'solar panels',
  'solar',
  'deck',
  'patio',
  'fenced yard',
  'backyard',
  'yard',
  'garden',
  'sauna',
  'gym',
  'view',
  'views',
  'ravine',
  'public transit',
  'transit',
  'good schools',
  'schools',
  'workshop',
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

/** Features that have no filter of their own: their keywords are looked for in the remarks. */
export const FEATURES: readonly Feature[] = [
  ...PHRASES,
  ...NAMED_FEATURES.map((name): Feature => [name, name]),
];

/** Exclusions without a filter or keyword. */
export const UNFILTERED =
  'hoa(?: fees?)?|condo fees?|strata fees?|maintenance fees?|fees|stairs|steps|carpets?|smok(?:ing|ers?)|pets?|dogs?|cats?|neighbou?rs?|renovations?|agents?|frais de condo(?:s|minium)?|escaliers?|tapis|animaux|fumeurs?|travaux|escaleras?|cuotas?(?: de hoa)?|mascotas?|alfombras?|fumadores|vecinos?';

const FINE_AREA = '(?: (?:area|street|road|neighbou?rhood|location|community|part of town))?';

/** What homes are near to: no names of places, as in "Parkview". English, French, Spanish. */
export const AMENITIES =
  'parks?|playgrounds?|(?:(?:elementary|high|public|private) )?schools?|rivers?|lakes?|ponds?|ravines?|trails?|forests?|woods|beach(?:es)?|ocean|sea|water|shops?|shopping(?: cent(?:er|re)s?)?|stores?|malls?|grocer(?:y|ies)|grocery stores?|restaurants?|cafes?|hospitals?|universit(?:y|ies)|colleges?|airports?|transit|bus(?: stops?)?|train(?: stations?)?|lrt|subway|metro|downtown|golf(?: courses?)?|gyms?|librar(?:y|ies)|church(?:es)?|amenities' +
  '|parcs?|ecoles?|rivieres?|fleuve|lacs?|plages?|mer|magasins?|commerces?|epiceries?|hopita(?:l|ux)|gare|autobus|centre[- ]ville' +
  '|parques?|escuelas?|rios?|lagos?|playas?|mar|tiendas?|supermercados?|hospital(?:es)?|universidad(?:es)?|estacion|centro(?: comercial)?';
const NEAR =
  '(?:(?:located|close|next) to|nearby|near|beside|around|by|along|pres|proche|a cote|cerca|junto)(?: (?:to|de|du|des|del|aux?|al))?';
const NEAR_ARTICLES = "(?:(?:an?|the|some|good|my|une?|l[ae]s?|des|un[ao]s?|el|los|buenas) |[dl]'){0,2}";
/** No name follows, as in "near Lake Ontario". */
const NEAR_END =
  '(?=[^\\w]*$|\\s*[,.;:|]|\\s(?:in|with|and|or|under|below|for|at|en|dans|a|avec|sous|et|ou|con|por|y|o)\\s)';

const ROADS = '(?:roads?|streets?|highways?|freeways?|train tracks?|railways?|power lines?|traffic)';

/** What people wish for that has neither a filter nor words that listings have in common; it is named as left out. */
export const WISHES: readonly string[] = [
  'with (?:pets|dogs|cats)|pets(?![- ](?:friendly|ok(?:ay)?|allowed|welcome|permitted))',
  '(?<!(?:aceptan?|permiten?) )mascotas(?! permitidas)',
  `(?:low|lower|small|cheap|reasonable) ${FEES}|${FEES_OVER}`,
  '(?:age )?(?:45|50|55|60)(?: ?\\+| ?plus| (?:and|or) (?:over|older|up|better))(?: (?:communit(?:y|ies)|living|buildings?))?',
  'over[- ]55s?(?! ?[\\d,.km]| thousand| mil)|55 ans et plus|55 anos [oy] mas',
  'seniors?(?: living| housing| communit(?:y|ies))?|retirement (?:living|homes?|communit(?:y|ies))|adults?[- ](?:only|living|communit(?:y|ies))',
  '(?:short|long|mid|medium)[- ]terms?|month[- ]to[- ]month|air ?bnb(?:[- ](?:friendly|ok|allowed))?|court terme|corto plazo',
  `(?:very )?(?:walkable|walkability|quiet|safe|family[- ]friendly|kid[- ]friendly)${FINE_AREA}`,
  'walking distance(?: to)?|move[- ]in ready|turn ?key|starter(?= homes?)|first[- ]time (?:home ?)?buyers?',
  '(?:big|large|huge|spacious|good[- ]sized?) (?:(?:back|front)[- ]?)?(?:yards?|gardens?|lots?)',
  'affordable|luxury|luxurious|updated|renovated|spacious|cozy|cute|charming',
  '(?:wheelchair )?accessible|wheelchair|tiny(?= (?:homes?|houses?))|horses?(?= propert)|smart(?= homes?)|under construction',
  '(?:rent|lease)[- ]to[- ]own|(?:owner|seller|vendor) financing|assumable mortgages?|(?:for )?sale by owner|fsbo',
  '(?:(?:recently|just|already|what) )?sold(?: (?:prices?|for|recently|this (?:week|month|year)|last (?:week|month|year)))?|(?:prix )?(?:recemment )?vendue?s?|(?:recien |precios? )?vendid[ao]s?',
  `(?:(?:not|no|pas|but not) )?${NEAR} ${NEAR_ARTICLES}(?:${AMENITIES})(?: (?:and|or|et|ou|y|o) ${NEAR_ARTICLES}(?:${AMENITIES}))*${NEAR_END}`,
  ...OTHER_DAYS,
  `(?:(?:not|off|away) (?:(?:on|near|by|from|next to|close to|facing|backing(?: on(?:to)?)?) )?(?:an? |the )?)(?:(?:busy|main|major|noisy|loud) )?${ROADS}|(?:busy|noisy) ${ROADS}`,
  'foreclosures?|bank[- ]owned|short sales?|utilities included|(?:good|best|top) school districts?',
];

/** Before a place. */
export const PLACE_WORDS =
  'in|on|along|near|close to|around|within|at|by|dans|sur|sobre|pres de|pres du|autour de|à|en|cerca de|cerca del|alrededor de';
/** Before a place where it is typed without its accent; in English an article. */
export const BARE_PLACE_WORD = 'a';

/** Words that say nothing about a home. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the with without and or but of for on to that has have having which is are be i im i'm we me my am looking would like love id
   big budget about roughly located look want wanted
   need needs find show search searching please home homes property properties place places listing listings real
   estate available nice good large small something any anything everything all in at near by around within close from
   un une des tout le la les l d de du au aux avec et ou mais dans en pres pour qui a je nous cherche cherchons veux trouver
   propriete proprietes immobilier residence residences
   uno una unos todo todos cualquier unas el los las del al con y o pero para cerca que tiene busco buscamos quiero propiedad propiedades
   inmuebles inmueble bienes raices hogar hogares vivienda viviendas`.split(/\s+/),
);
