import { useEffect, useState } from 'react';
import { isWorthSuggesting } from '#domain/search/autocomplete.ts';
import { messageOfError } from '../api/api-error.ts';
import { SearchControl } from '../fields/pickers/search-control.tsx';
import { editorMessage } from '../messages.ts';
import { findPlaces, type Place, usePlaceName } from './places.ts';

type PlaceControlProps = {
  label: string;
  /** Id of the place in Who's On First; empty for none. */
  value: string;
  onChange: (id: string) => void;
};

const SEARCHED_AFTER_MS = 300;

/** Selects a city, neighbourhood or postal code by name. */
export function PlaceControl({ label, value, onChange }: PlaceControlProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Place[] | string | null>(null);
  const name = usePlaceName(value);

  useEffect(() => {
    setFound(null);
    if (!isWorthSuggesting(text.trim())) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findPlaces(text.trim(), abort.signal).then(
        (places) => setFound(places),
        (error: unknown) => abort.signal.aborted || setFound(messageOfError(error)),
      );
    }, SEARCHED_AFTER_MS);

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);

  return (
    <div className="search-setup__place">
      <SearchControl
        label={label}
        help={editorMessage(value ? 'searchSetup.place.chosen' : 'searchSetup.place.find', { name })}
        value={text}
        onChange={setText}
      />
      <p role="status" className="editor-help">
        {typeof found === 'string' && found}
        {Array.isArray(found) && found.length === 0 && editorMessage('searchSetup.place.none')}
      </p>
      {Array.isArray(found) && found.length > 0 && (
        <ul className="search-setup__places">
          {found.map((place: Place) => (
            <li key={place.id}>
              <button
                type="button"
                className="editor-button"
                aria-pressed={place.id === value}
                onClick={() => {
                  onChange(place.id);
                  setText('');
                }}
              >
                {place.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
