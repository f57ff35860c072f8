import { useEffect, useState } from 'react';
import { SuggestionsDocument } from '#web/src/search/bar/suggestions.generated.ts';
import { request } from '../api/api.ts';
import { PlaceNameDocument } from './place-name.generated.ts';

export type Place = { id: string; label: string };

/** Finds places whose names begin with a text. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<Place[]> {
  const { autocomplete } = await request(SuggestionsDocument, { text, limit: 12 }, signal);

  return autocomplete.flatMap((suggestion) =>
    suggestion.__typename === 'PlaceSuggestion' ? [{ id: suggestion.place.id, label: suggestion.label }] : [],
  );
}

/** The name of a place; its id while loading. */
export function usePlaceName(id: string): string {
  const [known, setKnown] = useState<{ id: string; name: string } | null>(null);

  useEffect(() => {
    if (!id) return;
    const abort = new AbortController();
    request(PlaceNameDocument, { id }, abort.signal).then(
      ({ place }) => place && setKnown({ id, name: place.name }),
      () => {},
    );

    return () => abort.abort();
  }, [id]);

  return known?.id === id ? known.name : id;
}
