import { useEffect, useRef, useState } from 'react';
import { autocompleteOf, isWorthSuggesting } from '#domain/search/autocomplete.ts';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { useSite } from '../../site/site-context.tsx';
import { leadingDebounce } from './leading-debounce.ts';
import { useMyLocation } from './my-location.ts';
import { SuggestionsDocument, type SuggestionsQuery } from './suggestions.generated.ts';

export type Suggestion = SuggestionsQuery['autocomplete'][number];

type Suggestions = {
  /** Null: nothing was requested; an empty list: no matches. */
  found: readonly Suggestion[] | null;
  /** The visitor has typed. */
  type: (text: string) => void;
};

/** Suggestions for a text near the visitor or the site's place. Stale responses are dropped; a failure shows nothing. */
export function useSuggestions(): Suggestions {
  const [found, setFound] = useState<readonly Suggestion[] | null>(null);
  const wanted = useRef('');
  const mine = useMyLocation();
  const { space, website } = useSite();
  const { size, focusDistance, debounceMs } = autocompleteOf(website.config.setup.search);
  const { lat, lon } = mine ?? space.mapDefault;
  const near = useRef({ lat, lon });
  const [call] = useState(() =>
    leadingDebounce((text: string) => {
      fetchGraphQL(SuggestionsDocument, {
        text,
        near: near.current,
        focusDistance,
        limit: size,
        similar: true,
        orNearest: true,
      }).then(
        ({ autocomplete }) => text === wanted.current && setFound(autocomplete),
        () => text === wanted.current && setFound(null),
      );
    }, debounceMs),
  );

  useEffect(() => {
    near.current = { lat, lon };
  }, [lat, lon]);
  useEffect(() => call.cancel, [call]);

  return {
    found,
    type: (text) => {
      wanted.current = text.trim();
      if (isWorthSuggesting(wanted.current)) return call(wanted.current);
      call.cancel();
      setFound(null);
    },
  };
}
