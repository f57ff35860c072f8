import type { TypedDocument } from './document.ts';
import { editorHeaders } from './editor-token.ts';

/** Asks the site's own GraphQL API from the browser. Throws when it could not answer in full. */
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
  });
  const { data, errors } = (await response.json()) as { data?: Result | null; errors?: unknown[] };

  if (!data || errors?.length) throw new Error(`The API answered ${response.status} with errors`);
  return data;
}
