import { type ApolloClient, InMemoryCache } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { asNode, createApiClient } from './api-client.ts';
import type { TypedDocument } from './document.ts';
import { editorHeaders } from './editor-token.ts';

/** Nothing is cached, so that documents are sent as they are written. */
class NoCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

const POSSIBLE_TYPES = { SaveListingMediaResult: ['SaveListingMediaSuccess', 'ConflictError', 'UserError'] };

let client: ApolloClient | null = null;

/** Sends an agent's operation from a page outside the editor, with nothing cached; throws on any failure. */
export async function requestAsAgent<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  client ??= createApiClient({
    cache: new NoCache({ possibleTypes: POSSIBLE_TYPES }),
    onFailure: () => undefined,
  });
  const operation = asNode(document);
  const options = {
    variables: variables as Variables & Record<string, unknown>,
    context: { headers: editorHeaders() },
    fetchPolicy: 'no-cache' as const,
  };
  const { data } = isMutationOperation(operation)
    ? await client.mutate({ ...options, mutation: operation })
    : await client.query({ ...options, query: operation });
  if (!data) throw new Error('The API responded without data');

  return data as Result;
}
