import { tradeMessage } from '../language/trade-message.ts';
import { SORT_VALUES, type Sort, type SortKey, sortKey } from './sorts.ts';

type SortChoice = { value: Sort; key: SortKey; readonly label: string };

/** Whole keys: a key put together at run time would bring the dictionary into the browser (inline-messages.ts). */
const LABELS: Readonly<Record<Sort, () => string>> = {
  LIST_DATE_DES: () => tradeMessage('sort.LIST_DATE_DES'),
  LIST_DATE_ASC: () => tradeMessage('sort.LIST_DATE_ASC'),
  PRICE_ASC: () => tradeMessage('sort.PRICE_ASC'),
  PRICE_DES: () => tradeMessage('sort.PRICE_DES'),
  REDUCED_DES: () => tradeMessage('sort.REDUCED_DES'),
  PRICE_PER_SQFT_ASC: () => tradeMessage('sort.PRICE_PER_SQFT_ASC'),
  BEDS_DES: () => tradeMessage('sort.BEDS_DES'),
  SIZE_DES: () => tradeMessage('sort.SIZE_DES'),
  LOT_DES: () => tradeMessage('sort.LOT_DES'),
  OPEN_HOUSE: () => tradeMessage('sort.OPEN_HOUSE'),
  GEO_CENTRE: () => tradeMessage('sort.GEO_CENTRE'),
};

export const SORT_CHOICES: readonly SortChoice[] = SORT_VALUES.map((value) => ({
  value,
  key: sortKey(value),
  get label() {
    return LABELS[value]();
  },
}));

/** "Nearest" is offered only with a centre, of the place or of the visitor. */
export function offeredSorts(hasCentre: boolean): readonly SortChoice[] {
  return SORT_CHOICES.filter(({ value }) => value !== 'GEO_CENTRE' || hasCentre);
}
