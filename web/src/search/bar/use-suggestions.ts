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

/** A failed request is repeated once after this: the server may have been busy. */
const RETRY_MS = 1500;

/** Suggestions for a text near the visitor or the site's place. Stale responses are dropped; after two failures there are none. */
export function useSuggestions(): Suggestions {
  const [found, setFound] = useState<readonly Suggestion[] | null>(null);
  const wanted = useRef('');
  const mine = useMyLocation();
  const { space, website } = useSite();
  const { size, focusDistance, debounceMs } = autocompleteOf(website.config.setup.search);
  const { lat, lon } = mine ?? space.mapDefault;
  const near = useRef({ lat, lon });
  const [call] = useState(() => {
    const isWanted = (text: string) => text === wanted.current;
    const find = (text: string, onFailure: () => void) => {
      fetchGraphQL(SuggestionsDocument, {
        text,
        near: near.current,
        focusDistance,
        limit: size,
        similar: true,
        orNearest: true,
      }).then(
        ({ autocomplete }) => isWanted(text) && setFound(autocomplete),
        () => isWanted(text) && onFailure(),
      );
    };

    return leadingDebounce((text: string) => {
      find(text, () => {
        setFound(null);
        setTimeout(() => isWanted(text) && find(text, () => {}), RETRY_MS);
      });
    }, debounceMs);
  });

  useEffect(() => {
    near.current = { lat, lon };
  }, [lat, lon]);
  useEffect(
    () => () => {
      call.cancel();
      wanted.current = '';
    },
    [call],
  );

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
