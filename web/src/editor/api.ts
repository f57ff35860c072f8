import type { TypedDocument } from '../data/document.ts';
import { editorMessage } from './messages.ts';

type Answer<Result> = {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string } }[];
};

/** offline: nothing came back. signedOut: the agent's session is over. failed: the site answered that it could not. */
export type AskFailure = 'offline' | 'signedOut' | 'failed';

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
    headers: { 'content-type': 'application/json', accept: 'application/json' },
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
  if (!error && status >= 500) return new AskError('offline', editorMessage('save.gatewayDown', { status }));

  return new AskError('failed', error?.message ?? String(status));
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
