import { message } from '../../messages.ts';
import { leftOutOf } from '../bar/left-out.ts';
import './active-filters.css';

/** Shows which words of a typed sentence do not narrow the results. */
export function LeftOutWords({ url }: { url: string }) {
  const words = leftOutOf(url);

  return words && <p className="active-filters__left-out">{message('search.leftOut', { words })}</p>;
}
