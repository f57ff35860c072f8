import { formatNumber } from '#domain/language/format-number.ts';
import { homes } from '../homes-count.ts';

/** The number of results of a choice; renders nothing while unknown. */
export function ChoiceCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;

  return (
    <span className={count === 0 ? 'filter__count is-none' : 'filter__count'}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">, {homes(count)}</span>
    </span>
  );
}
