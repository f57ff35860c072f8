import { useEffect, useState } from 'react';
import { isWorthSuggesting } from '#domain/search/autocomplete.ts';
import type { TransactionChoice } from '#domain/search/filters.ts';
import type { Suggestion } from './use-suggestions.ts';

type Understood = { label: string | null; place: string };

/** What of a typed text is understood as a sentence: null where it is a name; and the place in it. The rules load with the second word. */
export function useSentence(
  typed: string,
  found: readonly Suggestion[] | null,
  transactionType?: TransactionChoice,
): Understood {
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const text = isWorthSuggesting(typed) && typed.trim().includes(' ') ? typed : '';

  useEffect(() => {
    if (!text) return setUnderstood(null);
    let isStale = false;
    void import('./sentence-facts.ts').then(
      ({ sentenceLabel, typedPlace }) =>
        isStale ||
        setUnderstood({
          label: sentenceLabel(text, found, transactionType),
          place: typedPlace(text, transactionType),
        }),
      // The server reads the sentence all the same.
      () => undefined,
    );

    return () => {
      isStale = true;
    };
  }, [text, found, transactionType]);

  return (text && understood) || { label: null, place: typed.trim() };
}
