import { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import type { TypedDocument } from '../data/document.ts';

/** The client of the customer's own data. Every failed operation passes its one error link. */
export function createClient(onSignedOut: () => void): ApolloClient {
  const errors = new ErrorLink(({ error }) => {
    const codes = CombinedGraphQLErrors.is(error)
      ? error.errors.map(({ extensions }) => extensions?.code)
      : [];
    if (codes.includes('UNAUTHENTICATED')) onSignedOut();
    else console.warn(error);
  });

  return new ApolloClient({
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
    link: errors.concat(new HttpLink({ uri: '/graphql' })),
  });
}

/** A generated operation, whose text Apollo needs parsed. */
export function asNode<Result, Variables>(
  document: TypedDocument<Result, Variables>,
): TypedDocumentNode<Result, Variables & Record<string, unknown>> {
  return parse(document);
}
