import { grouped } from '#domain/search/grouped-number.ts';
import { homes } from '../search-words.ts';

/** How many homes a choice would find; nothing while that is not known. */
export function ChoiceCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;

  return (
    <span className="filter__count">
      <span aria-hidden="true">{grouped(count, ',')}</span>
      <span className="visually-hidden">, {homes(count)}</span>
    </span>
  );
}
