import type { TransactionType } from '#domain/search/filters.ts';
import { message } from '../messages.ts';

/** `1 home`, `1,240 homes`. */
export function homes(count: number): string {
  if (count === 0) return message('search.count.none');
  return message('search.count', { count });
}

/** A count says what is counted: a place has more homes than those for sale. */
export function homesFound(total: number, transaction: TransactionType | undefined): string {
  if (total === 0 || !transaction) return homes(total);
  return message(transaction === 'LEASE' ? 'search.count.lease' : 'search.count.sale', { count: total });
}
