import { fromUiState } from '#domain/search/rest/ui-state-schema.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SavedSearchResolvers } from '../__generated__/types.ts';
import { upstreamFailed } from '../errors.ts';
import { frequencyName } from '../profile/alert-frequency.ts';
import { asCriteria } from '../profile/criteria.ts';

export const SavedSearch: SavedSearchResolvers = {
  alerts: ({ alerts }) => frequencyName(alerts ?? 'never'),
  criteria: async ({ id, uiState }, _args, { dataSources }) => {
    const sent = uiState ?? (await dataSources.profile.savedSearch(id))?.uiState;
    const read = fromUiState(sent);
    if (!read.ok) throw upstreamFailed('api', `its saved search cannot be read, at ${read.error.field}`);

    return asCriteria(read.value);
  },
  path: ({ id }) => searchPath({ ...EMPTY_SEARCH, savedSearch: id }),
};
