import {
  ApolloClient,
  type ApolloLink,
  CombinedGraphQLErrors,
  type ErrorLike,
  HttpLink,
  type InMemoryCache,
  Observable,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { type DocumentNode, parse } from 'graphql';
import type { TypedDocument } from './document.ts';

type Options = {
  cache: InMemoryCache;
  /** Sees every failed operation once; an error it returns is the one that the caller gets. */
  onFailure: (error: ErrorLike, operation: ApolloLink.Operation) => Error | undefined;
};

/** A client of the site's API for code that visitors never load (decision 0060). */
export function createApiClient({ cache, onFailure }: Options): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => {
    const failure = onFailure(error, operation);
    if (failure) return new Observable((observer) => observer.error(failure));
  });

  return new ApolloClient({ cache, link: errors.concat(new HttpLink({ uri: '/graphql' })) });
}

export type APIError = { message: string; extensions?: { code?: string; status?: number } };

/** The errors of a failed operation, which the server may also send with an HTTP status. */
export function errorsOf(error: ErrorLike): readonly APIError[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  if (!ServerError.is(error)) return [];
  try {
    const { errors } = JSON.parse(error.bodyText) as { errors?: APIError[] };
    return Array.isArray(errors) ? errors : [];
  } catch {
    return [];
  }
}

const nodes = new Map<string, DocumentNode>();

/** A generated operation parsed; once, since Apollo caches what it knows of an operation by its object. */
export function asNode<Result, Variables>(
  document: TypedDocument<Result, Variables>,
): TypedDocumentNode<Result, Variables & Record<string, unknown>> {
  const node = nodes.get(document) ?? parse(document);
  nodes.set(document, node);

  return node;
}
