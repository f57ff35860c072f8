import { useEffect, useState } from 'react';
import { isWorthSuggesting } from '#domain/search/autocomplete.ts';
import type { Choice } from './search-choice.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import type { Suggestion } from './use-suggestions.ts';

/** What of a typed text is understood, as a choice; null where it is a name. The rules of sentences load with the first words. */
export function useSentence(typed: string | null, found: readonly Suggestion[] | null): Choice | null {
  const [read, setRead] = useState<SentenceFacts | null>(null);
  const text = typed !== null && isWorthSuggesting(typed) && typed.trim().includes(' ') ? typed : null;

  useEffect(() => {
    if (text === null) return setRead(null);
    let isStale = false;
    void import('./sentence-facts.ts').then(
      ({ sentenceFacts }) => isStale || setRead(sentenceFacts(text)),
      // The server reads the sentence all the same.
      () => undefined,
    );

    return () => {
      isStale = true;
    };
  }, [text]);

  if (text === null || !read || found?.some((one) => isCalled(one.label, text))) return null;
  const place = found?.find((one) => !('path' in one))?.label.split(',')[0] ?? read.place;
  return {
    __typename: 'Sentence',
    label: [...read.facts, read.place && place].filter(Boolean).join(' · '),
  };
}

/** A place may be called "Garden Homes". */
function isCalled(label: string, text: string): boolean {
  return label.split(',')[0]?.toLowerCase() === text.trim().toLowerCase();
}
