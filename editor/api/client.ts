import {
  type ApolloClient,
  type ApolloLink,
  type ErrorLike,
  InMemoryCache,
  ServerError,
  ServerParseError,
} from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { asNode, createApiClient, errorsOf } from '#web/src/data/api-client.ts';
import type { TypedDocument } from '#web/src/data/document.ts';
import { editorHeaders } from '#web/src/data/editor-token.ts';
import { SuggestionsDocument } from '#web/src/search/bar/suggestions.generated.ts';
import { editorMessage } from '../messages.ts';
import { DetailNamesDocument } from '../search-setup/detail-names.generated.ts';
import { FieldTermsDocument } from '../search-setup/field-terms.generated.ts';
import { PlaceNameDocument } from '../search-setup/place-name.generated.ts';
import { EditorFontsDocument } from '../site/site.generated.ts';
import { ApiError, isStaleDocument } from './api-error.ts';

/** What no agent changes here: requested once, then read from the cache. The rest has its own store (decision 0060). */
const CACHED: ReadonlySet<DocumentNode> = new Set([
  asNode(SuggestionsDocument),
  asNode(PlaceNameDocument),
  asNode(DetailNamesDocument),
  asNode(FieldTermsDocument),
  asNode(EditorFontsDocument),
]);

class EditorCache extends InMemoryCache {
  /** Only what is cached needs `__typename`: stored and compared documents have none. */
  override transformDocument(document: DocumentNode): DocumentNode {
    return CACHED.has(document) ? super.transformDocument(document) : document;
  }
}

/** Sends operations with the agent's session; every failure is an ApiError. */
export function createEditorClient(): ApolloClient {
  return createApiClient({
    cache: new EditorCache({
      typePolicies: {
        // A place among the suggestions is known by its id.
        Query: {
          fields: {
            place: {
              read: (known, { args, toReference }) =>
                known === undefined ? toReference({ __typename: 'Place', id: args?.id }) : known,
            },
          },
        },
      },
      possibleTypes: { Suggestion: ['PlaceSuggestion', 'ListingSuggestion'] },
    }),
    onFailure: (error, operation) => (isAborted(operation) ? undefined : apiErrorOf(error)),
  });
}

export async function send<Result, Variables>(
  client: ApolloClient,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const operation = asNode(document);
  const options = {
    variables: variables as Variables & Record<string, unknown>,
    // Of two equal requests each has its own signal.
    context: { headers: editorHeaders(), fetchOptions: { signal }, queryDeduplication: false },
  };
  const { data } = isMutationOperation(operation)
    ? await client.mutate({ ...options, mutation: operation, fetchPolicy: 'no-cache' })
    : await client.query({
        ...options,
        query: operation,
        fetchPolicy: CACHED.has(operation) ? 'cache-first' : 'no-cache',
      });
  if (!data) throw new ApiError('failed', editorMessage('save.gatewayDown', { status: 200 }));

  return data as Result;
}

function isAborted(operation: ApolloLink.Operation): boolean {
  return operation.getContext().fetchOptions?.signal?.aborted === true;
}

function apiErrorOf(error: ErrorLike): ApiError {
  const [first] = errorsOf(error);
  const { code, status } = first?.extensions ?? {};
  const http = ServerError.is(error) || ServerParseError.is(error) ? error.statusCode : null;
  if (code === 'UNAUTHENTICATED') return new ApiError('signedOut', editorMessage('save.signedOut'));
  if (isStaleDocument(first)) return new ApiError('staleDocument', editorMessage('save.staleDocument'));
  if (first) return new ApiError('failed', first.message, { code: String(status ?? code ?? http) });
  if (http === null) return new ApiError('offline', editorMessage('save.noConnection'), { cause: error });
  if (http >= 500)
    return new ApiError('offline', editorMessage('save.gatewayDown', { status: http }), {
      code: String(http),
    });

  return new ApiError('failed', String(http), { code: String(http) });
}
