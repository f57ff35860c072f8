import { readSentence } from '#domain/search/sentence/read-sentence.ts';
import { filterFacts } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';

export type SentenceFacts = {
  /** The filters as words: "3+ beds", "Up to $500,000". */
  facts: string[];
  /** The words that name a place; empty without any. */
  place: string;
};

/** What a typed sentence asks for; null where the text only names something. */
export function sentenceFacts(text: string): SentenceFacts | null {
  const sentence = readSentence(text, { year: new Date().getFullYear() });
  if (!sentence) return null;

  const { bedrooms, bathrooms, ...others } = sentence.filters;
  const facts = [
    ...(bedrooms ? [message('search.chip.bedrooms', { rooms: bedrooms })] : []),
    ...(bathrooms ? [message('search.chip.bathrooms', { rooms: bathrooms })] : []),
    ...filterFacts(others).map(({ text: fact }) => fact),
  ];
  return facts.length > 0 ? { facts, place: sentence.place } : null;
}
