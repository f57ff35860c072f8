import type { TypedDocument } from '#web/src/data/document.ts';
import { editorHeaders } from '#web/src/data/editor-token.ts';
import { editorMessage } from './messages.ts';

type Answer<Result> = {
  data?: Result | null;
  errors?: GraphQLFailure[];
};

type GraphQLFailure = { message: string; extensions?: { code?: string; status?: number } };

/** offline: no response. signedOut: the session has ended. staleDocument: the editor token is no longer valid. failed: the API returned an error. */
export type ApiFailure = 'offline' | 'signedOut' | 'staleDocument' | 'failed';

/** Error codes that require a reload of the page. */
const STALE_CODES = ['EDITOR_TOKEN_MISSING', 'EDITOR_TOKEN_STALE'];

/** A failed API request, with a message for the agent. */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  /** The status that another service answered with, else the error's code. */
  readonly code: string;

  constructor(failure: ApiFailure, message: string, options: ErrorOptions & { code?: string } = {}) {
    super(message, options);
    this.failure = failure;
    this.code = options.code ?? failure;
  }
}

/** Sends a GraphQL operation to the site's API with the agent's session; rejects with an ApiError. */
export async function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...editorHeaders() },
    body: JSON.stringify({ query: document, variables }),
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError('offline', editorMessage('save.noConnection'), { cause });
  });
  const { data, errors } = (await response.json().catch(() => ({}))) as Answer<Result>;
  if (data && !errors?.length) return data;

  throw errorOf(errors?.[0], response.status);
}

function errorOf(error: GraphQLFailure | undefined, status: number): ApiError {
  if (error?.extensions?.code === 'UNAUTHENTICATED')
    return new ApiError('signedOut', editorMessage('save.signedOut'));
  if (isStaleDocument(error)) return new ApiError('staleDocument', editorMessage('save.staleDocument'));
  if (!error && status >= 500)
    return new ApiError('offline', editorMessage('save.gatewayDown', { status }), { code: String(status) });

  const code = error?.extensions?.status ?? error?.extensions?.code ?? status;
  return new ApiError('failed', error?.message ?? String(status), { code: String(code) });
}

/** The session's cookie belongs to another agent than this document, or the document is too old. */
export function isStaleDocument(error: { extensions?: { code?: string } } | undefined): boolean {
  return STALE_CODES.includes(error?.extensions?.code ?? '');
}

/** The message of an error, capitalised. */
export function sentenceOfError(error: unknown): string {
  const words = messageOfError(error);

  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function messageOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
