import type { SearchInput } from '#domain/search/search-input.ts';
import { message } from '../../messages.ts';
import { useLiveCount } from '../filters/use-live-count.ts';
import { homes } from '../homes-count.ts';
import { useDeviceList } from './device-list.ts';
import { hidden } from './visitor-lists.ts';
import './hidden-homes.css';

/** The number of listings the visitor has hidden, and a button that restores them. */
export function HiddenHomes() {
  const ids = useDeviceList(hidden);
  if (ids.length === 0) return null;

  return (
    <p className="hidden-homes">
      {message('search.hidden.count', { homes: homes(ids.length) })}
      <button type="button" onClick={() => hidden.set([])}>
        {message('search.hidden.all')}
      </button>
    </p>
  );
}

/** How many of the homes that a search found the visitor has hidden, as its count includes them. */
export function HiddenFound({ search }: { search: SearchInput }) {
  const ids = useDeviceList(hidden);
  const count = useLiveCount(ids.length > 0 ? { ...search, ids: [...ids] } : null);
  if (!count) return null;

  return (
    <p className="hidden-homes is-found">
      {message('search.hidden.found', { count })}
      <button type="button" onClick={() => hidden.set([])}>
        {message('search.hidden.all')}
      </button>
    </p>
  );
}
