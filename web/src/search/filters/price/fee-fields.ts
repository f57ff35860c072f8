import type { Filters } from '#domain/search/filters.ts';
import { readPrice } from '#domain/search/sentence/read-price.ts';

/** Names of the fields in a form without JavaScript. */
export const FEE_FIELDS = { most: 'fee', none: 'no-fee' } as const;

/** The highest fee of a form; a form without the fields keeps what there was. */
export function readFee(fields: URLSearchParams, before: Filters): Pick<Filters, 'monthlyFee'> {
  const most = fields.get(FEE_FIELDS.most);
  if (fields.get(FEE_FIELDS.none) === '1') return { monthlyFee: 0 };

  return { monthlyFee: most === null ? before.monthlyFee : readPrice(most) || undefined };
}
