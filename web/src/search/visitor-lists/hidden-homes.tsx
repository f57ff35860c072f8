import { message } from '../../messages.ts';
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
