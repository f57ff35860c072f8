import type { TypedDocument } from '#web/src/data/document.ts';
import { editorHeaders } from '#web/src/data/editor-token.ts';
import { editorMessage } from './messages.ts';

type Answer<Result> = {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string } }[];
};

/** offline: nothing came back. signedOut: the agent's session is over. staleDocument: this document may not edit any more. failed: the site answered that it could not. */
export type AskFailure = 'offline' | 'signedOut' | 'staleDocument' | 'failed';

/** Codes of an answer that only loading the page again mends. */
const STALE_CODES = ['EDITOR_TOKEN_MISSING', 'EDITOR_TOKEN_STALE'];

/** Why the site's API gave no answer, in words an agent can read. */
export class AskError extends Error {
  readonly failure: AskFailure;

  constructor(failure: AskFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Asks the site's GraphQL API in the agent's name; rejects with an AskError. */
export async function ask<Result, Variables>(
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
    throw new AskError('offline', editorMessage('save.noConnection'), { cause });
  });
  const { data, errors } = (await response.json().catch(() => ({}))) as Answer<Result>;
  if (data && !errors?.length) return data;

  throw errorOf(errors?.[0], response.status);
}

function errorOf(
  error: { message: string; extensions?: { code?: string } } | undefined,
  status: number,
): AskError {
  if (error?.extensions?.code === 'UNAUTHENTICATED')
    return new AskError('signedOut', editorMessage('save.signedOut'));
  if (isStaleDocument(error)) return new AskError('staleDocument', editorMessage('save.staleDocument'));
  if (!error && status >= 500) return new AskError('offline', editorMessage('save.gatewayDown', { status }));

  return new AskError('failed', error?.message ?? String(status));
}

/** The session's cookie belongs to another agent than this document, or the document is too old. */
export function isStaleDocument(error: { extensions?: { code?: string } } | undefined): boolean {
  return STALE_CODES.includes(error?.extensions?.code ?? '');
}

/** Why something failed, as a sentence of its own. */
export function sentenceOf(error: unknown): string {
  const words = wordsOf(error);

  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why something failed, in words. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
