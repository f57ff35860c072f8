import { autocompleteOf } from '#domain/search/autocomplete.ts';
import type { Filters } from '#domain/search/filters.ts';
import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import { changeFilters, changeSort, setGeo, setPlaces, setText } from '#domain/search/search-changes.ts';
import { toSearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH, PLACES_MAX, placeIdsOf, type SearchState } from '#domain/search/search-state.ts';
import { isConnectedName, namedPlaces } from '#domain/search/sentence/connected-name.ts';
import { isExclusion } from '#domain/search/sentence/excluded-places.ts';
import { isAmenity } from '#domain/search/sentence/is-amenity.ts';
import { isFeature } from '#domain/search/sentence/is-feature.ts';
import { isInPlace } from '#domain/search/sentence/is-in-place.ts';
import { withOwnFilters } from '#domain/search/sentence/own-filters.ts';
import { readSentence, type Sentence } from '#domain/search/sentence/read-sentence.ts';
import { SYNONYMS } from '#domain/search/sentence/synonyms.ts';
import { LISTED_AREA_INDEX } from '#domain/search/street/listed-area.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import type { Execute } from '../../data/document.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { filterPanels } from '../filter-bar/filter-panels.ts';
import { SearchCountDocument } from '../filters/search-count.generated.ts';
import {
  type FindNames,
  type Found,
  findAmongWords,
  findInOtherWords,
  isCalled,
} from './find-among-words.ts';
import { type FoundPlaces, findPlace, findPlaces } from './find-places.ts';
import { withCorrected, withLeftOut } from './left-out.ts';
import { SuggestionsDocument } from './suggestions.generated.ts';

type Site = Pick<SiteModel, 'space' | 'website'>;

/**
 * URL of what a text asks for, near the site's place: a postal code, a place or a listing, else the filters and the place
 * of a sentence ("3 bed under 500k in Strathcona"). Words that no filter and no name stands for are left out, a name that is
 * nearly a known one is corrected unless `isLiteral`, and the URL says so. A chosen place stays. A sentence with filters
 * replaces those of the search, unless `isAdded`: they come from the same form. Null without a match.
 */
export async function findByText(
  execute: Execute,
  state: SearchState,
  site: Site,
  { isLiteral = false, isAdded = false } = {},
): Promise<string | null> {
  const { text, geo } = state;
  if (!text) return null;
  const find = findNames(execute, site);

  const sentence = await withKnownKeywords(execute, readForSite(text, state, site, isAdded));
  const filtered = narrow(state, sentence?.filters ?? {}, isAdded);
  const narrowed = sentence?.sort ? changeSort(filtered, sentence.sort) : filtered;
  // A place that was chosen for these words.
  if (geo?.kind === 'place' || geo?.kind === 'shape') {
    const chosen = geo.kind === 'place' ? await findPlaces(find, sentence?.place ?? text) : null;
    if (chosen?.ids.includes(placeIdsOf(geo)[0] ?? '')) return pathToPlaces(narrowed, chosen, sentence);
    const path = searchPath(setGeo(narrowed, geo, geo.kind === 'place'));
    return withLeftOut(path, sentence?.leftOut ?? []);
  }

  const [named] = await find(text);
  const isSentence =
    sentence !== null && (Object.keys(sentence.filters).length > 0 || sentence.sort !== undefined);
  if (named && isCalled(named, text)) return pathTo(state, named);
  const several = await findPlaces(find, sentence?.place ?? text);
  if (several) return pathToPlaces(narrowed, several, sentence);
  if (named && !isSentence && !sentence?.leftOut.some(isExclusion)) return pathTo(state, named);

  const { place, leftOut } = sentence ?? { place: text, leftOut: [] };
  if (place === '') return withLeftOut(searchPath(setText(narrowed, '')), leftOut);

  const isWord = isAmenity(place);
  const isDescribed = isFeature(text, place);
  const isCommon = isWord || isDescribed;
  const [called] = sentence ? await find(place) : [];
  if (called && (!isCommon || isCalled(called, place))) return withLeftOut(pathTo(narrowed, called), leftOut);
  // Of several words the last may be a place all the same.
  const isNoPlace = isWord || (isDescribed && !place.includes(' '));
  const among = isLiteral || (sentence && isNoPlace) ? null : await findAmongWords(find, place);
  const hasOthers = sentence?.parts !== undefined || leftOut.length > 0;
  const isSure = among && (!among.isCorrected || !hasOthers || isInPlace(text, place));
  const other = !sentence || isSure || isLiteral ? null : await findInOtherWords(find, sentence);
  if (other) return withLeftOut(pathTo(narrowed, other.found), other.leftOut);
  if (among) {
    const path = withLeftOut(pathTo(narrowed, among.found), [...among.leftOut, ...leftOut]);
    return among.isCorrected ? withCorrected(path, text) : path;
  }
  if (!sentence) return null;

  // The filters are what was understood. The next search shows that there is no such place, or similar names.
  const isDescription =
    isSentence &&
    !isInPlace(text, place) &&
    (isCommon || isConnectedName(place) || (await find(place, { similar: true })).length === 0);
  return isDescription
    ? withLeftOut(searchPath(setText(narrowed, '')), [place, ...leftOut])
    : withLeftOut(searchPath(setText(narrowed, place)), leftOut);
}

/** Places that are searched together, with the filters of a sentence. */
function pathToPlaces(state: SearchState, { ids, leftOut }: FoundPlaces, sentence: Sentence | null): string {
  return withLeftOut(searchPath(setPlaces(state, ids)), [...(sentence?.leftOut ?? []), ...leftOut]);
}

/** URL of a search with another place beside those of the URL; a name that no place has is left out. */
export async function findAlso(
  execute: Execute,
  state: SearchState,
  site: Site,
  text: string,
): Promise<string> {
  const find = findNames(execute, site);
  const [names, others] = [namedPlaces(text).slice(0, PLACES_MAX), namedPlaces(text).slice(PLACES_MAX)];
  const found = await Promise.all(names.map((name) => findBeginning(find, name)));
  const next = setPlaces(state, [
    ...placeIdsOf(state.geo),
    ...found.flatMap((place) => place?.place.id ?? []),
  ]);
  const searched = placeIdsOf(next.geo);
  const isLeftOut = (at: number) => !searched.includes(found[at]?.place.id ?? '');

  return withLeftOut(searchPath(next), [...names.filter((_, at) => isLeftOut(at)), ...others]);
}

/** The place of a name, or else the first that it begins, or the one that is spelt alike. */
async function findBeginning(find: FindNames, name: string) {
  const called = await findPlace(find, name);
  if (called) return called;
  const found = [...(await find(name)), (await findAmongWords(find, name))?.found];

  return found.find((one) => one?.__typename === 'PlaceSuggestion') ?? null;
}

/** Keywords that no home has would leave nothing of a sentence: other words for the same take their place, or they are left out. */
async function withKnownKeywords(execute: Execute, sentence: Sentence | null): Promise<Sentence | null> {
  const { keywords: said, ...filters } = sentence?.filters ?? {};
  if (!sentence || !said) return sentence;
  const found = await Promise.all(said.map((keyword) => firstKnown(execute, keyword)));
  const keywords = found.filter((keyword) => keyword !== null);

  return {
    ...sentence,
    filters: keywords.length > 0 ? { ...filters, keywords } : filters,
    leftOut: [...sentence.leftOut, ...said.filter((_, at) => found[at] === null)],
  };
}

/** The keyword, or the first other word for the same, that a home has; null where none has any. */
async function firstKnown(execute: Execute, keyword: string): Promise<string | null> {
  for (const word of [keyword, ...(SYNONYMS[keyword] ?? [])]) {
    const all: SearchState = { ...EMPTY_SEARCH, filters: { transactionType: 'ANY', keywords: [word] } };
    const { data } = await execute(SearchCountDocument, { search: toSearchInput(all).search });
    if (data?.search?.total !== 0) return word;
  }
  return null;
}

/** A search with the filters of a sentence: beside those of its form, otherwise in place of what was searched before. */
function narrow(state: SearchState, filters: Filters, isAdded: boolean): SearchState {
  if (Object.keys(filters).length === 0) return state;
  const { transactionType, lowPrice = 0, highPrice = lowPrice } = { ...state.filters, ...filters };
  if (!isAdded) return changeFilters({ ...state, filters: { transactionType } }, filters);

  const isImpossible = lowPrice > highPrice;
  return changeFilters(state, {
    ...(isImpossible && { lowPrice: undefined, highPrice: undefined }),
    ...filters,
  });
}

/** A sentence in the filters of the site, whose own panels may have a choice for words without a common filter. */
function readForSite(
  text: string,
  { filters }: SearchState,
  { website }: Site,
  isAdded: boolean,
): Sentence | null {
  const { transactionType } = filters;
  const sentence = readSentence(text, { year: new Date().getFullYear(), transactionType });
  if (!sentence?.filters.keywords) return sentence;
  const { advanced } = filterPanels([], website.config.setup.search);

  return { ...sentence, filters: withOwnFilters(sentence.filters, advanced, isAdded ? filters : {}) };
}

function findNames(execute: Execute, { space, website }: Site): FindNames {
  const { lat, lon } = space.mapDefault;
  const { focusDistance } = autocompleteOf(website.config.setup.search);

  return async (text, { similar = false, limit = 1 } = {}) => {
    const { data } = await execute(SuggestionsDocument, {
      text,
      near: { lat, lon },
      focusDistance,
      limit,
      similar,
    });
    return data?.autocomplete ?? [];
  };
}

function pathTo(state: SearchState, found: Found): string {
  switch (found.__typename) {
    case 'PlaceSuggestion':
      return searchPath(setGeo(state, { kind: 'place', id: found.place.id }, true));
    case 'PostalCodeSuggestion':
      return searchPath(setGeo(state, { kind: 'shape', index: POSTAL_INDEX, id: found.code }, false));
    case 'StreetSuggestion':
      return searchPath(setGeo(state, { kind: 'shape', index: STREET_INDEX, id: found.id }, false));
    case 'AreaSuggestion':
      return searchPath(setGeo(state, { kind: 'shape', index: LISTED_AREA_INDEX, id: found.id }, false));
    default:
      return found.path;
  }
}
