import { message } from '../messages.ts';

/** `1 home`, `1,240 homes`. */
export function homes(count: number): string {
  if (count === 0) return message('search.count.none');
  return message('search.count', { count });
}
