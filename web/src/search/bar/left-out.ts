import { setText } from '#domain/search/search-changes.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { SEARCH_TEXT_MAX, type SearchState } from '#domain/search/search-state.ts';
import { ADDED } from './search-choice.ts';

/** Query parameters of typed words without a filter, and of a text that was corrected. They are no part of the search: changes drop them. */
const LEFT_OUT = 'leftout';
const CORRECTED = 'corrected';
/** Query parameter of a text that is searched as it is spelt. */
const LITERAL = 'literal';

export function withAdded(path: string): string {
  return withQuery(path, ADDED, '1');
}

export function isAdded(query: URLSearchParams): boolean {
  return query.get(ADDED) === '1';
}

export function withLeftOut(path: string, words: readonly string[]): string {
  return words.length === 0 ? path : withQuery(path, LEFT_OUT, words.join(', '));
}

function leftOutOf(url: string): string {
  return readQuery(url, LEFT_OUT);
}

/** Words for homes that were sold, in English, French and Spanish: they have a page of their own. */
const SOLD = /(?:^| )(?:sold|vendue?s?|vendid[ao]s?)(?: |$)/i;

/** What is left of "Strathcona or Glenora" once one of the places is searched, in English, French and Spanish. */
const OTHER_PLACE = /^(?:(?:or|ou|o|u) (.+)|(.+?),? (?:or|ou|o|u))$/i;

export type LeftOut = {
  words: string;
  /** The visitor looks for homes that were sold. */
  isSold: boolean;
  /** The other places, where it is of another kind or one too many. */
  places: string[];
};

/** The words that are left out. */
export function leftOutWords(url: string): LeftOut {
  const words = leftOutOf(url).split(', ');
  const others = words.filter((word) => !SOLD.test(word));
  const places = others.flatMap((word) => {
    const [, after, before] = OTHER_PLACE.exec(word) ?? [];
    return after ?? before ?? [];
  });

  return {
    words: others.filter((word) => !OTHER_PLACE.test(word)).join(', '),
    isSold: others.length < words.length,
    places,
  };
}

/** URL of a search for another place, with the same filters. */
export function otherPlacePath(state: SearchState, place: string): string {
  return searchPath(setText(state, place));
}

/** URL of the sold homes of a place; all where none is searched. */
export function soldsPath(placeName: string): string {
  return placeName ? `/solds?${new URLSearchParams({ q: placeName })}` : '/solds';
}

export function withCorrected(path: string, text: string): string {
  return withQuery(path, CORRECTED, text);
}

export function correctedOf(url: string): string {
  return readQuery(url, CORRECTED);
}

const HOUSE_NUMBER = /^\d\S*\s+/;

/** Whether a text is an address on a street: "10442 83 Avenue" on "83 Avenue NW, Edmonton". */
export function isAddressOn(street: string, text: string): boolean {
  const rest = text.replace(HOUSE_NUMBER, '');

  return rest !== text && street.toLowerCase().startsWith(rest.toLowerCase());
}

/** URL of a search for a text as it is spelt, with the filters of another. */
export function literalPath(state: SearchState, text: string): string {
  return withQuery(searchPath(setText(state, text)), LITERAL, '1');
}

export function isLiteral(query: URLSearchParams): boolean {
  return query.get(LITERAL) === '1';
}

function withQuery(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
}

function readQuery(url: string, name: string): string {
  const words = new URLSearchParams(url.split('?')[1]).get(name) ?? '';

  return words.trim().slice(0, SEARCH_TEXT_MAX);
}
