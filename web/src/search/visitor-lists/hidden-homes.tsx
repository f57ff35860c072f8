import { message } from '../../messages.ts';
import { useDeviceList } from './device-list.ts';
import { hidden } from './visitor-lists.ts';
import { homes } from '../search-words.ts';
import './hidden-homes.css';

/** How many homes the visitor has hidden, wherever they are, and the way to have them back. */
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
