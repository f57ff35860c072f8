import type { TypedDocument } from '../data/document.ts';
import { editorMessage } from './messages.ts';

type Answer<Result> = {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string } }[];
};

/** Asks the site's GraphQL API in the agent's name; throws words an agent can read. */
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
    throw new Error(editorMessage('save.noConnection'), { cause });
  });
  const { data, errors } = (await response.json().catch(() => ({}))) as Answer<Result>;
  if (data && !errors?.length) return data;

  throw new Error(wordsOf(errors?.[0], response.status));
}

function wordsOf(
  error: { message: string; extensions?: { code?: string } } | undefined,
  status: number,
): string {
  if (error?.extensions?.code === 'UNAUTHENTICATED') return editorMessage('save.signedOut');

  return error?.message ?? String(status);
}
