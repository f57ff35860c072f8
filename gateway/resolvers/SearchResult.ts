import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import type { SearchResultResolvers } from '../__generated__/types.ts';
import { MAX_COST } from '../apollo/query-cost.ts';
import { workCost } from '../apollo/field-costs.ts';
import { within } from '../arguments/numbers.ts';
import { readSearch } from '../arguments/search.ts';

const OTHERS_MAX = 12;

export const SearchResult: SearchResultResolvers = {
  otherTotals: async ({ total }, { searches }, { dataSources, rules, now, takeWork }) => {
    within(searches.length, 'searches', 0, OTHERS_MAX);
    if (total > 0 || searches.length === 0) return [];
    // The operation's own cost has none of these searches, as most operations make none.
    const work = searches.reduce((sum, search) => sum + workCost('search', { search, size: 1 }), 0);
    if (work > MAX_COST || (takeWork?.(work) ?? null) !== null) return [];

    const found = await Promise.all(
      searches.map((search) =>
        dataSources.listings.search(
          toRestQuery(
            { search: readSearch(search, rules), size: 0, from: 0, count: true },
            { currentYear: now.getFullYear() },
          ),
        ),
      ),
    );
    return found.map(({ total: counted }) => counted ?? 0);
  },
};
