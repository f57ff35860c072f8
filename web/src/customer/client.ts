import { type ApolloClient, InMemoryCache } from '@apollo/client';
import { createApiClient, errorsOf } from '../data/api-client.ts';

/** The client of the customer's own data. */
export function createClient(onSignedOut: () => void): ApolloClient {
  return createApiClient({
    onFailure: (error) => {
      if (errorsOf(error).some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) onSignedOut();
      else console.warn(error);
      return undefined;
    },
    // A viewer has no id: what operations read of it is merged.
    cache: new InMemoryCache({
      typePolicies: { Viewer: { merge: true }, Alerts: { merge: true } },
      possibleTypes: {
        AddFavouriteResult: ['AddFavouriteSuccess', 'UserError'],
        RemoveFavouriteResult: ['RemoveFavouriteSuccess', 'UserError'],
        SaveFavouriteNoteResult: ['SaveFavouriteNoteSuccess', 'UserError'],
        SaveSearchResult: ['SaveSearchSuccess', 'UserError'],
        SetAlertsResult: ['SetAlertsSuccess', 'UserError'],
        DeleteSavedSearchResult: ['DeleteSavedSearchSuccess', 'UserError'],
      },
    }),
  });
}
