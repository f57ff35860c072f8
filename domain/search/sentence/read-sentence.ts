import { type Filters, normalFilters, type TransactionChoice } from '../filters.ts';
import type { Sort } from '../sorts.ts';
import { AMOUNT, COUNT, readAmount, readCount, saidPrice } from './amounts.ts';
import { excludedPlaces } from './excluded-places.ts';
import { readFee } from './fees.ts';
import { isInPlace } from './is-in-place.ts';
import { plainLimits, readNegations, typesWithout } from './negations.ts';
import { NEW_HOMES, NEW_LISTINGS, ON_THE_MARKET } from './new-homes.ts';
import { OPEN_DAYS } from './open-days.ts';
import {
  BATHROOMS,
  BEDROOMS,
  DAYS,
  EXACTLY,
  LEAST,
  LOT,
  MONTH,
  MOST,
  OR_LESS,
  OR_MORE,
  PARKING_SPACES,
  SQUARE_FEET,
  SQUARE_METRES,
  whole,
  YEARS,
} from './phrases.ts';
import { plainAmounts } from './spoken-amounts.ts';
import { readOrder } from './spoken-order.ts';
import { BARE_PLACE_WORD, FEATURES, FILLERS, PHRASES, PLACE_WORDS, TERMS } from './terms.ts';

export type Sentence = {
  filters: Filters;
  /** The order the words name, as "cheapest" does. */
  sort?: Sort;
  /** The words without a filter: most likely a place; empty without any. */
  place: string;
  /** The place where filters stand between its words, divided by them: "Strathcona 3 bed lots of light". */
  parts?: string[];
  /** Criteria without a filter, as they were typed: "without a pool". */
  leftOut: string[];
};

type Context = { year: number; transactionType?: TransactionChoice };
type Match = Context & { groups: (string | undefined)[]; filters: Filters };
type Rule = { pattern: RegExp; read: (match: Match) => Filters | null };

/** Matched words are replaced by it, so that what stood on both sides of them is not joined. */
const GAP = '|';
const ACRE = 43_560;
const NEW_LISTING_DAYS = 7;
/** Built this year or the last. */
const NEW_HOME_YEARS = 2;
const METRE = 10.7639;
/** Before an amount these words say nothing that it does not. */
const PRICE =
  '(?:(?:(?:asking |list(?:ing)? )?pric(?:e|es|ed|ing)|prix|precios?)(?: range)?:? (?:of |is |de )?)?';
/** Smaller numbers count something else. */
const LEAST_PRICE = 100;

const isLease = ({ filters, transactionType }: Match) =>
  (filters.transactionType ?? transactionType) === 'LEASE';

function bound(key: 'lowPrice' | 'highPrice', match: Match, from = 0): Filters {
  const amount = readAmount(match.groups[from] ?? '', match.groups[from + 1]);

  return { [key]: match.groups[from + 1] ? amount : saidPrice(amount, { isLease: isLease(match) }) };
}

/** "2 or more" is no price. */
function orNull(price: Filters, key: 'lowPrice' | 'highPrice'): Filters | null {
  return (price[key] ?? 0) < LEAST_PRICE ? null : price;
}

/** Both ends in the unit of the second: "400 to 500k". */
function range(match: Match): Filters | null {
  const [low = '', lowLetter, , highLetter] = match.groups;
  const lowPrice = readAmount(low, lowLetter ?? (Number(low) < 1000 ? highLetter : undefined));
  const ends = {
    lowPrice: (lowLetter ?? highLetter) ? lowPrice : saidPrice(lowPrice, { isLease: isLease(match) }),
    ...bound('highPrice', match, 2),
  } as { lowPrice: number; highPrice: number };

  return ends.lowPrice < ends.highPrice ? ends : null;
}

function rooms(least: 'bedrooms' | 'bathrooms', exact: 'exactBedrooms' | 'exactBathrooms') {
  return ({ groups: [exactly, text = '', more] }: Match): Filters => {
    const count = readCount(text);
    // A minimum of one bedroom matches nearly everything; "one bedroom" means exactly one.
    if (exactly || (count === 1 && least === 'bedrooms' && !more)) return { [exact]: count };
    return { [least]: count };
  };
}

const area =
  (key: 'interiorSize' | 'lotSize', unit: number) =>
  (match: Match): Filters => ({
    [key]: Math.round(readAmount(match.groups[0] ?? '', match.groups[1]) * unit),
  });

function acresOf(text: string): number {
  if (/half|demi|medio|1\/2/.test(text)) return 0.5;
  if (/quarter|1\/4/.test(text)) return 0.25;

  return /\d/.test(text) ? Number(text.replace(',', '.')) : 1;
}

const RULES: readonly Rule[] = [
  // What is bought or leased decides how amounts are read.
  ...TERMS.slice(0, 2).map(([pattern, filters]) => ({ pattern: whole(pattern), read: () => filters })),
  { pattern: whole(NEW_LISTINGS), read: () => ({ listingAgeDays: NEW_LISTING_DAYS }) },
  {
    pattern: whole(ON_THE_MARKET),
    read: ({ filters: { listingAgeDays } }) => (listingAgeDays ? { listingAgeDays } : null),
  },
  { pattern: whole(NEW_HOMES), read: () => ({ constructionAgeYears: NEW_HOME_YEARS }) },
  ...OPEN_DAYS.map(([pattern, openHouseDay]) => ({
    pattern: whole(pattern),
    read: () => ({ openHouseDay }),
  })),
  {
    pattern: whole(
      `(?:${MOST}|${LEAST}|of)?\\s?(\\d+(?:[.,]\\d+)?|1/[24]|(?:(?:a )?half|(?:a )?quarter|un demi|medio)(?: of)?(?: an?)?|one|an?)[- ]?(?:acres?)(?: (?:${LOT}))?`,
    ),
    read: ({ groups: [text = ''] }) => ({ lotSize: Math.round(acresOf(text) * ACRE) }),
  },
  {
    pattern: whole(`(?:${LOT}) (?:of |de |d.)?(?:${LEAST})?\\s?${AMOUNT}\\s?(?:${SQUARE_FEET})`),
    read: area('lotSize', 1),
  },
  { pattern: whole(`(?:${LEAST})?\\s?${AMOUNT}\\s?(?:${SQUARE_FEET}) (?:${LOT})`), read: area('lotSize', 1) },
  {
    pattern: whole(`(?:${LEAST})?\\s?${AMOUNT}(?:${OR_MORE})?[- ]?(?:${SQUARE_FEET})(?:${OR_MORE})?`),
    read: area('interiorSize', 1),
  },
  {
    pattern: whole(`(?:${LEAST})?\\s?${AMOUNT}(?:${OR_MORE})?[- ]?(?:${SQUARE_METRES})(?:${OR_MORE})?`),
    read: area('interiorSize', METRE),
  },
  {
    pattern: whole(
      `(?:built |constructed |construites? |construid[oa]s? )?(?:after|since|in or after|depuis|apres|despues de|desde) (\\d{4})`,
    ),
    read: ({ groups: [from = ''], year }) => {
      const years = year - Number(from) + 1;
      return years > 0 && years < 500 ? { constructionAgeYears: years } : null;
    },
  },
  {
    pattern: whole(`(?:${MOST}|newer than) (\\d{1,3}) (?:${YEARS})`),
    read: ({ groups: [years] }) => ({ constructionAgeYears: Number(years) }),
  },
  {
    pattern: whole(
      `(?:listed |new )?(?:in the |within the |dans les |en los )?(?:last|past|derniers?|ultimos?) (\\d{1,3}) (?:${DAYS})`,
    ),
    read: ({ groups: [days] }) => ({ listingAgeDays: Number(days) }),
  },
  {
    pattern: whole(
      `(?:(?:${MOST}|newer than) )(\\d{1,3}) (?:${DAYS})(?: old)?(?: (?:on|sur) (?:the |le )?(?:market|marche)| en (?:el )?mercado)?`,
    ),
    read: ({ groups: [days] }) => ({ listingAgeDays: Number(days) }),
  },
  {
    pattern: whole(
      `((?:${EXACTLY}) )?(?:(?:${LEAST}) )?${COUNT}(${OR_MORE})?[- ]?(?:${BEDROOMS})(?:${OR_MORE})?`,
    ),
    read: rooms('bedrooms', 'exactBedrooms'),
  },
  {
    pattern: whole(
      `((?:${EXACTLY}) )?(?:(?:${LEAST}) )?${COUNT}(${OR_MORE})?[- ]?(?:${BATHROOMS})(?:${OR_MORE})?`,
    ),
    read: rooms('bathrooms', 'exactBathrooms'),
  },
  // "3/2/2" and "3 bd / 2 ba": bedrooms, bathrooms, cars in the garage.
  {
    pattern: whole('([1-9])/([1-9])(?:/([1-4]))?(?!/)'),
    read: ({ groups: [beds, baths, cars] }) => ({
      bedrooms: Number(beds),
      bathrooms: Number(baths),
      ...(cars && { garageSpaces: Number(cars) }),
    }),
  },
  {
    pattern: whole(`(?:${LEAST} )?${COUNT} (?:${PARKING_SPACES})`),
    read: ({ groups: [count = ''] }) => ({ parkingSpaces: readCount(count) }),
  },
  {
    pattern: whole(`(?:${LEAST}) ${AMOUNT}\\s?${MONTH}`),
    // A mortgage's payment has no lower limit.
    read: (match) => (isLease(match) ? bound('lowPrice', match) : null),
  },
  {
    pattern: whole(`(?:(?:${MOST}) )?${AMOUNT}\\s?${MONTH}`),
    read: (match) => {
      const { highPrice } = bound('highPrice', { ...match, filters: { transactionType: 'LEASE' } });
      return isLease(match) ? { highPrice } : { monthlyPayment: highPrice };
    },
  },
  {
    pattern: whole(`${PRICE}(?:between|from|entre|de|desde) ${AMOUNT} ?(?:and|to|et|a|y|hasta|-) ?${AMOUNT}`),
    read: range,
  },
  {
    pattern: whole(`${PRICE}${AMOUNT} ?(?:to|a|hasta|-) ?${AMOUNT}`),
    read: (match) =>
      match.groups[1] || match.groups[3] || Number(match.groups[2]) > 10_000 ? range(match) : null,
  },
  { pattern: whole(`${PRICE}(?:${MOST}) ${AMOUNT}`), read: (match) => bound('highPrice', match) },
  {
    pattern: whole(`${PRICE}(?:${LEAST}) ${AMOUNT}(?:${OR_MORE})?`),
    read: (match) => bound('lowPrice', match),
  },
  {
    pattern: whole(`${AMOUNT}(?:${OR_MORE}|\\s?min(?:imum)?)`),
    read: (match) => orNull(bound('lowPrice', match), 'lowPrice'),
  },
  {
    pattern: whole(`${AMOUNT}(?:${OR_LESS}|\\s?max(?:imum)?)`),
    read: (match) => orNull(bound('highPrice', match), 'highPrice'),
  },
  {
    pattern: /(?<![\w])(\$)\s?(\d{1,3}(?:[ ,.]\d{3})+|\d+(?:[.,]\d+)?)\s?(k|mm?|mil)?(?![\w])/g,
    read: (match) => bound('highPrice', { ...match, groups: match.groups.slice(1) }),
  },
  {
    pattern: whole(
      `(0*\\d{2,4}|\\d(?:[.,]\\d{1,2})?)\\s?(k|m|mm|mil|millions?|millon(?:es)?|grand(?=\\s*(?:$|[,;|]|(?:in|near|with) )))`,
    ),
    read: (match) => bound('highPrice', match),
  },
  ...PHRASES.map(keyword),
  ...TERMS.slice(2).map(([pattern, filters]) => ({ pattern: whole(pattern), read: () => filters })),
  ...FEATURES.map(keyword),
];

/** The keyword of a feature; `$1` is its first group. */
function keyword([pattern, name]: (typeof FEATURES)[number]): Rule {
  return {
    pattern: whole(pattern),
    read: ({ filters, groups }) => ({
      keywords: [
        ...(filters.keywords ?? []),
        name.replace(/\$(\d)/g, (_, group) => groups[Number(group) - 1] ?? ''),
      ],
    }),
  };
}

/**
 * Reads what people write into a search field ("3 bed under 500k in Strathcona with a garage"), in English, French and
 * Spanish, by rules. Null where every word may name something: the text is a place, an address or a number then.
 * `transactionType` is that of a search without one in its words, whose amounts are rents or prices.
 */
export function readSentence(text: string, context: Context): Sentence | null {
  const original = text.replace(/[’‘]/g, "'").replace(/[–—]/g, '-');
  const limits = plainAmounts(plainLimits(plain(original), GAP));
  const { rest: withoutOrder, sort } = readOrder(limits, gap);
  const { rest: withoutFee, monthlyFee, isOfCondo } = readFee(withoutOrder, gap);
  const negations = readNegations(withoutFee, gap, context.transactionType);
  const { withoutTypes, leftOut } = negations;
  let { rest } = negations;
  let filters: Filters = {
    ...(negations.transactionType && { transactionType: negations.transactionType }),
    ...(monthlyFee !== undefined && { monthlyFee }),
  };

  for (const { pattern, read } of RULES) {
    rest = rest.replace(pattern, (matched, ...parts: unknown[]) => {
      const groups = parts.slice(
        0,
        parts.findIndex((part) => typeof part === 'number'),
      ) as Match['groups'];
      const found = read({ ...context, groups, filters });
      if (!found || isTaken(filters, found)) return matched;

      filters = merged(filters, found);
      return gap(matched);
    });
  }

  const outside = excludedPlaces(rest, original);
  for (const { from, to } of outside) rest = rest.slice(0, from) + gap(rest.slice(from, to)) + rest.slice(to);

  const { place, parts, others } = placeOf(original, rest);
  if (rest === limits) {
    return place === original.trim()
      ? null
      : { filters: {}, place, parts, leftOut: others.map(({ text }) => text) };
  }

  const impliesCondo = isOfCondo && !filters.propertyTypes && withoutTypes.length === 0;
  const known = normalFilters({
    ...inOrder(filters),
    propertyTypes: impliesCondo ? ['condo'] : typesWithout(filters.propertyTypes, withoutTypes),
  });
  const excluded = [
    ...leftOut.map(({ from, to }) => ({ from, text: original.slice(startOf(limits, from), to).trim() })),
    ...outside.map(({ from, to }) => ({ from, text: excludedText(original.slice(from, to)) })),
  ];
  return {
    filters: known,
    ...(sort && { sort }),
    place,
    parts,
    leftOut: [...excluded, ...others].sort((one, other) => one.from - other.from).map(({ text }) => text),
  };
}

/** "Over 500k, under 300k" is a range all the same. */
function inOrder(filters: Filters): Filters {
  const { lowPrice = 0, highPrice = lowPrice } = filters;

  return lowPrice > highPrice ? { ...filters, lowPrice: highPrice, highPrice: lowPrice } : filters;
}

/** Without commas before "or", which would look like a place of its own in the list of words that are left out. */
function excludedText(text: string): string {
  return text.replace(TRIMMED, '').replace(/,(?= (?:or|nor|and|ou|et|ni|o|y) )/gi, '');
}

/** A negated limit begins with the gap before its words. */
function startOf(limits: string, from: number): number {
  let start = from;
  while (limits[start - 1] === GAP) start--;
  return start;
}

/** What replaces matched words. */
function gap(matched: string): string {
  return GAP.repeat(matched.length);
}

/** Types and keywords add up; of two different other values the first counts. */
function isTaken(filters: Filters, found: Filters): boolean {
  return (Object.keys(found) as (keyof Filters)[]).some(
    (key) =>
      key !== 'propertyTypes' &&
      key !== 'keywords' &&
      filters[key] !== undefined &&
      filters[key] !== found[key],
  );
}

function merged(filters: Filters, found: Filters): Filters {
  const types = [...(filters.propertyTypes ?? []), ...(found.propertyTypes ?? [])];

  return { ...filters, ...found, ...(types.length > 0 && { propertyTypes: types }) };
}

const TRIMMED = /^[\s,.;:!?-]+|[\s,.;:!?-]+$/g;
const PLACE_START = new RegExp(`(?<![\\w$-])(?:${PLACE_WORDS})\\s+(?=\\S)`, 'g');
const BARE_PLACE_START = new RegExp(`(?<![\\w$-])(?:${BARE_PLACE_WORD})\\s+(?=\\S)`, 'g');

type Words = { text: string; from: number; raw: string };

/**
 * The place among the words that are left, and the others, each without fillers at its ends. The place follows a word like
 * "in", or else one like "near"; without any it is all words.
 */
function placeOf(original: string, rest: string): Pick<Sentence, 'place' | 'parts'> & { others: Words[] } {
  // Lower case has lost the accent by which the French "à" differs from an article.
  const accented = rest.replace(/(?<!\w)a(?!\w)/g, (letter, at: number) =>
    /^à/i.test(original.slice(at)) ? 'à' : letter,
  );
  const found = segments(original, accented, PLACE_START);
  const { named, unnamed } = found.named.length > 0 ? found : segments(original, accented, BARE_PLACE_START);
  const chosen = named.findLast(({ text }) => isInPlace(original, text)) ?? named.at(-1);
  if (!chosen) {
    const parts = unnamed.map(({ text }) => text);
    return { place: parts.join(' '), others: [], ...(parts.length > 1 && { parts }) };
  }

  const all = [...named, ...unnamed].sort((one, other) => one.from - other.from);
  const isLinked = (words: Words | undefined) =>
    words !== undefined && (named.includes(words) ? isAlsoIn(original, words) : OR_ELSE.test(words.raw));
  let [first, last] = [all.indexOf(chosen), all.indexOf(chosen)];
  while (first > 0 && isLinked(all[first])) first--;
  while (isLinked(all[last + 1])) last++;
  const places = all.splice(first, last + 1 - first);

  return { place: places.map(({ text }) => text).join(' or '), others: all };
}

const ALSO_IN =
  /(?:^|[\s,])(?:or|and|ou|et|o|y|&)\s+(?:(?:homes?|houses?|condos?)\s+)?(?:in|within|dans|à|en)\s+$/iu;
const OR_ELSE = /^\s*(?:or|ou)\s+/i;

/** "Or in Oliver" names another place beside the one before it. */
function isAlsoIn(original: string, { text, from }: Words): boolean {
  return ALSO_IN.test(original.slice(0, from)) && isInPlace(original, text);
}

/** The words that are left, divided where a word begins a place. */
function segments(original: string, rest: string, start: RegExp): { named: Words[]; unnamed: Words[] } {
  const named: Words[] = [];
  const unnamed: Words[] = [];
  for (const { 0: piece, index } of rest.matchAll(/[^|]+/g)) {
    const starts = [...piece.trimEnd().matchAll(start)].map((match) => ({
      before: match.index,
      from: match.index + match[0].length,
    }));
    const add = (list: Words[], from: number, to: number) => {
      const raw = original.slice(index + from, index + to);
      const text = withoutFillers(raw);
      if (text) list.push({ text, from: index + from, raw });
    };
    add(unnamed, 0, starts[0]?.before ?? piece.length);
    for (const [at, { from }] of starts.entries()) add(named, from, starts[at + 1]?.before ?? piece.length);
  }

  return { named, unnamed };
}

function withoutFillers(text: string): string {
  const words = text.replace(TRIMMED, '').split(/\s+/).filter(Boolean);
  const isFiller = (word: string | undefined) =>
    word !== undefined && FILLERS.has(plain(word).replace(/[^\w]/g, ''));
  while (isFiller(words[0])) words.shift();
  while (isFiller(words.at(-1))) words.pop();

  return words.join(' ').replace(TRIMMED, '');
}

/** Lower case without accents, letter by letter: places in it are places in the original. */
function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const stripped = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return stripped.length === letter.length ? stripped : letter;
    })
    .join('')
    .replace(/²/g, '2')
    .replaceAll(GAP, ' ');
}
