import { z } from 'zod';
import { AUTOCOMPLETE_FOCUS_DISTANCE_KM, AUTOCOMPLETE_TEXT_MAX } from '#domain/search/autocomplete.ts';
import { plainWords } from '#domain/search/keywords.ts';
import { isStreetKind, withListedStreet } from '#domain/search/street/street-match.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLatLon, within } from '../../arguments/numbers.ts';
import { readLimit } from '../../arguments/paging.ts';
import type { DataSources } from '../../datasources/data-sources.ts';
import { listingPath } from '../../listing/listing-path.ts';

const DEFAULT_SUGGESTIONS = 8;
const MAX_SUGGESTIONS = 20;

const setupWithStreets = z.object({
  autocomplete: z.object({ streetNames: z.record(z.string(), z.string()) }),
});

export const autocomplete: NonNullable<QueryResolvers['autocomplete']> = async (
  _,
  { text, near, focusDistance, limit, similar, orNearest },
  { dataSources },
) => {
  const typed = text.trim().slice(0, AUTOCOMPLETE_TEXT_MAX);
  const size = readLimit(limit, { fallback: DEFAULT_SUGGESTIONS, min: 0, max: MAX_SUGGESTIONS });
  if (typed === '' || size === 0) return [];
  const term = await listedTerm(typed, dataSources);

  const focus = near ? readLatLon(near, 'near') : null;
  const distance = within(focusDistance ?? AUTOCOMPLETE_FOCUS_DISTANCE_KM, 'focusDistance', 1, 1000);
  const found = await dataSources.listings.autocomplete(term, {
    lat: focus?.lat,
    lon: focus?.lon,
    focus_distance: focus ? distance : undefined,
    size,
    similar: similar ? 'true' : undefined,
    or_nearest: orNearest ? 'true' : undefined,
  });

  return found.map((suggestion) => {
    if (suggestion.type === 'place') {
      const { id, name, placetype, label, isNearest } = suggestion;
      return { __typename: 'PlaceSuggestion', place: { id, name, placetype }, label, isNearest };
    }
    if (suggestion.type === 'postal') {
      const { code, label, count } = suggestion;
      return { __typename: 'PostalCodeSuggestion', code, label, count };
    }
    if (suggestion.type === 'street') {
      const { id, label, count } = suggestion;
      return { __typename: 'StreetSuggestion', id, label, count };
    }
    if (suggestion.type === 'area') {
      const { id, label, count } = suggestion;
      return { __typename: 'AreaSuggestion', id, label, count };
    }
    const { id, mls, label } = suggestion;
    return { __typename: 'ListingSuggestion', id, mls, label, path: listingPath(suggestion) };
  });
};

/** With the listed name of a street that the site knows by another; other texts need no look into its setup. */
async function listedTerm(typed: string, { pages }: DataSources): Promise<string> {
  if (!plainWords(typed).split(' ').some(isStreetKind)) return typed;
  const { website } = await pages.getSite();

  const { data } = setupWithStreets.safeParse(website.config.setup.search);

  // The listed name may be longer.
  return withListedStreet(typed, data?.autocomplete.streetNames ?? {}).slice(0, AUTOCOMPLETE_TEXT_MAX);
}
