import type { TransactionChoice } from '#domain/search/filters.ts';
import { isConnectedName, namedPlaces } from '#domain/search/sentence/connected-name.ts';
import { readSentence } from '#domain/search/sentence/read-sentence.ts';
import { SORT_CHOICES } from '#domain/search/sort-choices.ts';
import { filterFacts, joinWithOr } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';
import type { Suggestion } from './use-suggestions.ts';

/** What a typed sentence asks for, "3+ beds · Up to $500,000 · Strathcona"; null where the text only names something. */
export function sentenceLabel(
  text: string,
  found: readonly Suggestion[] | null,
  transactionType?: TransactionChoice,
): string | null {
  const sentence = readSentence(text, { year: new Date().getFullYear(), transactionType });
  if (found?.some(({ label }) => isCalled(label, text))) return null;

  const { bedrooms, bathrooms, ...others } = sentence?.filters ?? {};
  const facts = [
    ...(bedrooms ? [message('search.chip.bedrooms', { rooms: bedrooms })] : []),
    ...(bathrooms ? [message('search.chip.bathrooms', { rooms: bathrooms })] : []),
    ...filterFacts(others).map((fact) => fact.text),
    ...SORT_CHOICES.filter(({ value }) => value === sentence?.sort).map(({ label }) => label),
  ];
  const names = placeNames(sentence?.place ?? text, found);
  if (facts.length === 0) return names.length > 1 ? joinWithOr(names) : null;
  if (!others.transactionType) facts.unshift(...filterFacts({ transactionType }).map((fact) => fact.text));
  if (names.length > 1) return [...facts, joinWithOr(names)].join(' · ');
  const isPlace = sentence?.place && !isConnectedName(sentence.place);
  const place =
    isPlace &&
    (found?.find((one) => !('path' in one) && !('isNearest' in one && one.isNearest)) ?? {
      label: sentence.place,
    });

  return [...facts, ...(place ? [nameIn(place.label)] : [])].join(' · ');
}

/** What of a typed text may be the name of a place; empty where all of it is understood otherwise. */
export function typedPlace(text: string, transactionType?: TransactionChoice): string {
  return readSentence(text, { year: new Date().getFullYear(), transactionType })?.place ?? text.trim();
}

/** The names of several places, of which a suggestion is the first. */
function placeNames(text: string, found: readonly Suggestion[] | null): string[] {
  const names = namedPlaces(text);
  const isKnown = found?.some((one) => 'place' in one && isCalled(one.label, names[0] ?? ''));

  return isKnown ? names : [];
}

/** A place may be called "Garden Homes". */
function isCalled(label: string, text: string): boolean {
  return nameIn(label).toLowerCase() === text.trim().toLowerCase();
}

function nameIn(label: string): string {
  return label.split(',')[0] ?? label;
}
