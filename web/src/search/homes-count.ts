import { grouped } from '#domain/search/grouped-number.ts';
import { message } from '../messages.ts';

/** `1 home`, `1,240 homes`. */
export function homes(count: number): string {
  if (count === 0) return message('search.count.none');
  return count === 1
    ? message('search.count.one')
    : message('search.count.many', { count: grouped(count, ',') });
}
