import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Link } from '../../ui/routing.tsx';
import { homes } from '../homes-count.ts';
import { useDeviceList } from '../visitor-lists/device-list.ts';
import { compared } from '../visitor-lists/visitor-lists.ts';
import './compare-tray.css';

/** The listings selected for comparison, below the results. */
export function CompareTray() {
  const ids = useDeviceList(compared);
  if (ids.length === 0) return null;

  return (
    <section className="compare-tray" aria-label={message('search.compare.label')}>
      <p className="compare-tray__count" role="status">
        {message(ids.length === 1 ? 'search.compare.one' : 'search.compare.chosen', {
          homes: homes(ids.length),
        })}
      </p>
      <button type="button" className="compare-tray__clear" onClick={() => compared.set([])}>
        {message('search.compare.clear')}
      </button>
      {ids.length > 1 && (
        <Link className="button" to={searchPath({ ...EMPTY_SEARCH, ids: [...ids] })}>
          {message('search.compare.open')}
        </Link>
      )}
    </section>
  );
}
