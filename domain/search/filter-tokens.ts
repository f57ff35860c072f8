import { OPEN_HOUSE_DAYS } from '../listing/open-house-days.ts';
import {
  areRawValues,
  FILTER_NUMBER_MAX,
  type Filters,
  RAW_OPERATORS,
  type RawTerm,
  TRANSACTION_CHOICES,
  type TransactionChoice,
} from './filters.ts';
import { usableKeywords } from './keywords.ts';
import { PROPERTY_TYPES } from './property-types.ts';
import { isComparable } from './raw-terms.ts';
import { sortFromKey, sortKey } from './sorts.ts';
import { escapeText, unescapeText } from './url-escape.ts';

/** A token of the filter grammar: how filters are written and parsed. */
type TokenKind = {
  write: (filters: Filters) => string[];
  /** The filters of the token, or null when the token is of another kind. */
  read: (token: string) => Filters | null;
};

type NumberKey = {
  [K in keyof Filters]-?: NonNullable<Filters[K]> extends number ? K : never;
}[keyof Filters];

const TRANSACTION_TOKENS: Readonly<Record<TransactionChoice, string>> = {
  SALE: 'for-sale',
  LEASE: 'for-lease',
  ANY: 'for-sale-or-lease',
};

/** The tokens of the grammar in output order. */
export const TOKEN_KINDS: readonly TokenKind[] = [
  {
    write: ({ transactionType }) => (transactionType ? [TRANSACTION_TOKENS[transactionType]] : []),
    read: (token) => {
      const found = TRANSACTION_CHOICES.find((type) => token.toLowerCase() === TRANSACTION_TOKENS[type]);
      return found ? { transactionType: found } : null;
    },
  },
  {
    write: ({ propertyTypes = [] }) =>
      PROPERTY_TYPES.filter(({ value }) => propertyTypes.includes(value)).map(({ urlToken: word }) => word),
    read: (token) => {
      const found = PROPERTY_TYPES.find(({ urlToken: word }) => word === token.toLowerCase());
      return found ? { propertyTypes: [found.value] } : null;
    },
  },
  numberToken('bedrooms', /^(\d+)-bedrooms?$/i, (n) => `${n}-bedrooms`),
  numberToken('bathrooms', /^(\d+)-bathrooms?$/i, (n) => `${n}-bathrooms`),
  numberToken('exactBedrooms', /^exactly-(\d+)-bedrooms?$/i, (n) => `exactly-${n}-bedrooms`),
  numberToken('exactBathrooms', /^exactly-(\d+)-bathrooms?$/i, (n) => `exactly-${n}-bathrooms`),
  numberToken('lowPrice', /^price-from-(\d+)$/i, (n) => `price-from-${n}`),
  numberToken('highPrice', /^price-to-(\d+)$/i, (n) => `price-to-${n}`),
  numberToken('monthlyPayment', /^payment-to-(\d+)$/i, (n) => `payment-to-${n}`),
  numberToken('monthlyFee', /^fee-to-(\d+)$/i, (n) => `fee-to-${n}`),
  numberToken('interiorSize', /^(\d+)-sqft$/i, (n) => `${n}-sqft`),
  numberToken('lotSize', /^lot-(\d+)-sqft$/i, (n) => `lot-${n}-sqft`),
  numberToken('storeys', /^(\d+)-storeys?$/i, (n) => `${n}-storeys`),
  numberToken('garageSpaces', /^(\d+)-car-garage$/i, (n) => `${n}-car-garage`),
  numberToken('parkingSpaces', /^(\d+)-parking-spaces?$/i, (n) => `${n}-parking-spaces`),
  numberToken('constructionAgeYears', /^less-than-(\d+)-years?$/i, (n) => `less-than-${n}-years`),
  numberToken('listingAgeDays', /^listed-(\d+)-days?$/i, (n) => `listed-${n}-days`),
  flagToken('openHouses', 'open-houses', /^open-houses?$/i),
  {
    write: ({ openHouseDay }) => (openHouseDay ? [`open-houses-${openHouseDay.toLowerCase()}`] : []),
    read: (token) => {
      const found = OPEN_HOUSE_DAYS.find((day) => token.toLowerCase() === `open-houses-${day.toLowerCase()}`);
      return found ? { openHouseDay: found } : null;
    },
  },
  flagToken('priceReduced', 'price-reduced', /^price-reduced$/i),
  flagToken('withPhotos', 'with-photos', /^with-photos?$/i),
  flagToken('withPool', 'with-pool', /^with-pool$/i),
  {
    write: ({ keywords }) => (keywords ? [['keywords', ...keywords].map(escapeText).join('.')] : []),
    read: (token) => {
      const [before, ...parts] = token.split('.').map(unescapeText);
      const keywords = before === 'keywords' ? usableKeywords(parts) : [];
      return keywords.length > 0 ? { keywords } : null;
    },
  },
  valueToken(
    'office',
    (officeId) => ({ officeId }),
    ({ officeId }) => officeId,
  ),
  valueToken(
    'agent',
    (agentId) => ({ agentId }),
    ({ agentId }) => agentId,
  ),
  valueToken(
    'org',
    (orgChartId) => ({ orgChartId }),
    (filters) => (filters.orgChartIncludeChildren ? undefined : filters.orgChartId),
  ),
  valueToken(
    'org-and-below',
    (orgChartId) => ({ orgChartId, orgChartIncludeChildren: true }),
    (filters) => (filters.orgChartIncludeChildren ? filters.orgChartId : undefined),
  ),
  rawToken('raw', 'raw'),
  rawToken('agent-set', 'agentSetRaw'),
  {
    write: ({ sort }) => (sort ? [`sort.${sortKey(sort)}`] : []),
    read: (token) => {
      const sort = token.startsWith('sort.') ? sortFromKey(token.slice('sort.'.length)) : null;
      return sort ? { sort } : null;
    },
  },
];

function flagToken(
  key: 'openHouses' | 'priceReduced' | 'withPhotos' | 'withPool',
  word: string,
  pattern: RegExp,
): TokenKind {
  return {
    write: (filters) => (filters[key] ? [word] : []),
    read: (token) => (pattern.test(token) ? { [key]: true } : null),
  };
}

function numberToken(key: NumberKey, pattern: RegExp, write: (value: number) => string): TokenKind {
  return {
    write: (filters) => (filters[key] === undefined ? [] : [write(filters[key])]),
    read: (token) => {
      const value = Number(pattern.exec(token)?.[1] ?? Number.NaN);
      return value <= FILTER_NUMBER_MAX ? { [key]: value } : null;
    },
  };
}

/** `name.value`, the value escaped. */
function valueToken(
  name: string,
  read: (value: string) => Filters,
  value: (filters: Filters) => string | undefined,
): TokenKind {
  return {
    write: (filters) => {
      const text = value(filters);
      return text ? [`${name}.${escapeText(text)}`] : [];
    },
    read: (token) => {
      const [before, text, ...rest] = token.split('.');
      return before === name && text && rest.length === 0 ? read(unescapeText(text)) : null;
    },
  };
}

/** `name.field.operator.value.value…`, each part escaped. */
function rawToken(name: string, key: 'raw' | 'agentSetRaw'): TokenKind {
  return {
    write: (filters) =>
      (filters[key] ?? []).map(({ field, operator, values }) =>
        [name, field, operator, ...values].map(escapeText).join('.'),
      ),
    read: (token) => {
      const [before, ...parts] = token.split('.').map(unescapeText);
      const term = before === name ? rawTerm(parts) : null;
      return term ? { [key]: [term] } : null;
    },
  };
}

function rawTerm([field, operator, ...values]: string[]): RawTerm | null {
  const known = RAW_OPERATORS.find((one) => one === operator);
  if (!field || !known || values.length === 0 || !areRawValues(known, values)) return null;

  const term = { field, operator: known, values };
  return isComparable(term) ? term : null;
}
