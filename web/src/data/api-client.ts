import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  type ErrorLike,
  HttpLink,
  type InMemoryCache,
  Observable,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { type DocumentNode, OperationTypeNode, parse } from 'graphql';
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

  const link = ApolloLink.from([errors, outliveThePage, new HttpLink({ uri: '/graphql', fetch: send })]);
  return new ApolloClient({ cache, link });
}

/** A change made just before the visitor leaves the page is still sent. */
const outliveThePage = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION)
    operation.setContext({ fetchOptions: { keepalive: true } });
  return forward(operation);
});

/** Browsers reject more than 64 KiB that outlive the page; a character takes at most three bytes. */
const MAX_KEEPALIVE_BYTES = 20_000;

const send: typeof fetch = (input, init) => {
  const isShort = typeof init?.body === 'string' && init.body.length <= MAX_KEEPALIVE_BYTES;
  return fetch(input, { ...init, keepalive: init?.keepalive === true && isShort });
};

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
