import type { TransactionChoice } from '#domain/search/filters.ts';
import { isConnectedName } from '#domain/search/sentence/connected-name.ts';
import { readSentence } from '#domain/search/sentence/read-sentence.ts';
import { filterFacts } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';
import type { Suggestion } from './use-suggestions.ts';

/** What a typed sentence asks for, "3+ beds · Up to $500,000 · Strathcona"; null where the text only names something. */
export function sentenceLabel(
  text: string,
  found: readonly Suggestion[] | null,
  transactionType?: TransactionChoice,
): string | null {
  const sentence = readSentence(text, { year: new Date().getFullYear(), transactionType });
  if (!sentence || found?.some(({ label }) => isCalled(label, text))) return null;

  const { bedrooms, bathrooms, ...others } = sentence.filters;
  const facts = [
    ...(bedrooms ? [message('search.chip.bedrooms', { rooms: bedrooms })] : []),
    ...(bathrooms ? [message('search.chip.bathrooms', { rooms: bathrooms })] : []),
    ...filterFacts(others).map((fact) => fact.text),
  ];
  if (facts.length === 0) return null;
  if (!others.transactionType) facts.unshift(...filterFacts({ transactionType }).map((fact) => fact.text));
  const isPlace = sentence.place && !isConnectedName(sentence.place);
  const place = isPlace && (found?.find((one) => !('path' in one)) ?? { label: sentence.place });

  return [...facts, ...(place ? [nameIn(place.label)] : [])].join(' · ');
}

/** A place may be called "Garden Homes". */
function isCalled(label: string, text: string): boolean {
  return nameIn(label).toLowerCase() === text.trim().toLowerCase();
}

function nameIn(label: string): string {
  return label.split(',')[0] ?? label;
}
