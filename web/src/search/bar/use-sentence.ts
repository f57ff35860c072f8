import { useEffect, useState } from 'react';
import type { TransactionChoice } from '#domain/search/filters.ts';
import { isWorthSuggesting } from '#domain/search/autocomplete.ts';
import type { Suggestion } from './use-suggestions.ts';

/** What of a typed text is understood as a sentence; null where it is a name. The rules load with the second word. */
export function useSentence(
  typed: string,
  found: readonly Suggestion[] | null,
  transactionType?: TransactionChoice,
): string | null {
  const [label, setLabel] = useState<string | null>(null);
  const text = isWorthSuggesting(typed) && typed.trim().includes(' ') ? typed : '';

  useEffect(() => {
    if (!text) return setLabel(null);
    let isStale = false;
    void import('./sentence-facts.ts').then(
      ({ sentenceLabel }) => isStale || setLabel(sentenceLabel(text, found, transactionType)),
      // The server reads the sentence all the same.
      () => undefined,
    );

    return () => {
      isStale = true;
    };
  }, [text, found, transactionType]);

  return text ? label : null;
}
