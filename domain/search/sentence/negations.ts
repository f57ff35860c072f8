import type { Filters, TransactionChoice, TransactionType } from '../filters.ts';
import { PROPERTY_TYPES, type PropertyType } from '../property-types.ts';
import { AMOUNT, COUNT } from './amounts.ts';
import {
  BATHROOMS,
  BEDROOMS,
  DAYS,
  LEAST,
  LOT,
  MONTH,
  MOST,
  OR_LESS,
  PARKING_SPACES,
  SQUARE_FEET,
  SQUARE_METRES,
  whole,
  YEARS,
} from './phrases.ts';
import { FEATURES, TERMS, UNFILTERED, WISHES } from './terms.ts';

export const NOT =
  "without|with no|w/o|no|not|non|none|nothing with|never|except(?: for)?|excluding|other than|but not|lacking|(?:do|does|is|are|must|should|need|can)(?:n't| not)|cannot|sans|pas|aucune?|sauf|excepte|hormis|sin|ni|ningun[ao]?|excepto|salvo|menos(?! de)";
export const VERBS =
  'have|having|has|want|wanting|need|needing|include|including|be|looking|for|in|quiero|tenga|tengan|tiene|sea|sean|es|en';
const ARTICLES = "an?|any|the|de|d'|du|des|une?|l[ae]s?|l'|un[ao]s?|el|los";
const ADJECTIVES =
  'big|large|small|attached|detached|heated|private|shared|underground|covered|community|public|grande?s?|petite?s?|privee?s?|pequen[ao]s?|privad[ao]s?';
const BEFORE_NAME = `(?:(?:${VERBS}) )*(?:(?:${ARTICLES})(?: |(?<=')))*(?:(?:${ADJECTIVES}) )*`;
const FEATURE = FEATURES.map(([pattern]) => pattern).join('|');
const NAMED = [UNFILTERED, ...TERMS.map(([pattern]) => pattern), FEATURE].join('|');
const OR = '(?: ?, ?)?(?: ?/ ?| (?:or|nor|ou|ni|o|u) )';
const AND = ' (?:and|et|y|e) ';

/**
 * "Without a pool", "no garage or basement". "And" continues the exclusion only after "without": "no pool and a
 * garage" has a garage.
 */
const NEGATED = whole(
  [
    `(?:without|sans|sin) ${BEFORE_NAME}(?:${NAMED})(?:(?:${OR}|${AND})${BEFORE_NAME}(?:${NAMED}))*`,
    `(?:${NOT})[ -]${BEFORE_NAME}(?:${NAMED})(?:${OR}${BEFORE_NAME}(?:${NAMED}))*`,
    'unfurnished|sin amueblar',
  ].join('|'),
);

/** "Not only condos" is no wish about condos. */
const NOT_ONLY = whole(`(?:not|pas|no) (?:only|just|seulement|solo|solamente) (?:${NAMED})`);

/** Limits in a direction in which no filter goes: at most three bedrooms, more than ten years old. */
const UNFILTERED_LIMITS = [
  `(?:${MOST}) ${COUNT}[- ]?(?:${BEDROOMS}|${BATHROOMS}|${PARKING_SPACES})`,
  `${COUNT}[- ]?(?:${BEDROOMS}|${BATHROOMS}|${PARKING_SPACES})(?:${OR_LESS})`,
  `(?:(?:${LOT}) (?:of |de |d.)?)?(?:${MOST}) ${AMOUNT}\\s?(?:${SQUARE_FEET}|${SQUARE_METRES})(?: (?:${LOT}))?`,
  `(?:(?:${LOT}) (?:of |de |d.)?)?${AMOUNT}\\s?(?:${SQUARE_FEET}|${SQUARE_METRES})(?: (?:${LOT}))?(?:${OR_LESS})`,
  `(?:${MOST}) (?:\\d+(?:[.,]\\d+)?|half an?|an|un demi|medio)[- ]?(?:acres?)(?: (?:${LOT}))?`,
  `(?:(?:built|constructed|construites?|construid[ao]s?) )?(?:before|until|avant|antes de) \\d{4}`,
  `(?:${LEAST}|older than) \\d{1,3} (?:${YEARS})`,
  `(?:listed |on the market )?(?:for )?(?:${LEAST}) \\d{1,3} (?:${DAYS})(?: ago)?(?: on (?:the )?market)?`,
].map(whole);
/** A lower limit of a mortgage's payment; of a rent it is one of the price. */
const UNFILTERED_PAYMENT = whole(`(?:${LEAST}) ${AMOUNT}\\s?${MONTH}`);

/** Negated limits, and the word that means the same. */
const SAME_LIMITS: readonly (readonly [RegExp, string])[] = [
  [
    whole(
      '(?:not|no|nothing|never) (?:over|above|more than|higher than)|pas plus de|rien (?:a )?plus de|no mas de|nada mas de|sin pasar de',
    ),
    'under',
  ],
  [
    whole(
      '(?:not|no|nothing|never) (?:under|below|less than|fewer than|lower than|cheaper than)|pas moins de|no menos de|nada menos de',
    ),
    'over',
  ],
  [whole('(?:not|no) older than'), 'newer than'],
];

/** Each negated limit as the limit that it is, of the same length. */
export function plainLimits(text: string, gap: string): string {
  return SAME_LIMITS.reduce(
    (rest, [pattern, same]) => rest.replace(pattern, (matched) => same.padStart(matched.length, gap)),
    text,
  );
}

export type Negations = {
  /** What is left of the text. */
  rest: string;
  transactionType?: TransactionType;
  withoutTypes: PropertyType[];
  /** Places of words without a filter. */
  leftOut: { from: number; to: number }[];
};

/**
 * What a text asks not to have, and wishes without a filter. Property types and a transaction are excluded by the other ones; all else has no filter
 * by its absence, and is never read as the wish for it.
 */
export function readNegations(
  text: string,
  gap: (matched: string) => string,
  transactionType?: TransactionChoice,
): Negations {
  const found: Negations = { rest: text, withoutTypes: [], leftOut: [] };
  const takeOut = (pattern: RegExp, read: (matched: string) => boolean) => {
    found.rest = found.rest.replace(pattern, (matched, ...parts: unknown[]) => {
      const from = parts.find((part) => typeof part === 'number') as number;
      if (!read(matched)) found.leftOut.push({ from, to: from + matched.length });
      return gap(matched);
    });
  };

  takeOut(NOT_ONLY, () => true);
  takeOut(NEGATED, (matched) => excludes(found, matched));
  for (const pattern of WISHES) takeOut(whole(pattern), () => false);
  for (const limit of UNFILTERED_LIMITS) takeOut(limit, () => false);
  if ((found.transactionType ?? transactionType) !== 'LEASE' && !isForLease(found.rest))
    takeOut(UNFILTERED_PAYMENT, () => false);

  return found;
}

function isForLease(text: string): boolean {
  return TERMS.some(
    ([pattern, { transactionType }]) => transactionType === 'LEASE' && whole(pattern).test(text),
  );
}

/** Whether all that is named can be excluded. */
function excludes(found: Negations, matched: string): boolean {
  let rest = matched;
  const terms: Filters[] = [];
  for (const [pattern, filters] of TERMS) {
    rest = rest.replace(whole(pattern), () => {
      terms.push(filters);
      return '|';
    });
  }
  const isExcludable = ({ transactionType, propertyTypes, ...others }: Filters) =>
    (transactionType || propertyTypes) && Object.keys(others).length === 0;
  const isFeature = whole(`${UNFILTERED}|${FEATURE}`).test(rest);
  if (terms.length === 0 || isFeature || !terms.every(isExcludable)) return false;

  for (const { transactionType, propertyTypes = [] } of terms) {
    if (transactionType) found.transactionType = transactionType === 'SALE' ? 'LEASE' : 'SALE';
    found.withoutTypes.push(...propertyTypes);
  }
  return true;
}

/** The wanted types without the unwanted ones; all others if no type is wanted. */
export function typesWithout(
  wanted: readonly PropertyType[] | undefined,
  unwanted: readonly PropertyType[],
): PropertyType[] | undefined {
  if (unwanted.length === 0) return wanted && [...wanted];

  return (wanted ?? PROPERTY_TYPES.map(({ value }) => value)).filter((type) => !unwanted.includes(type));
}
