import type { TypedDocument } from './document.ts';
import { editorHeaders } from './editor-token.ts';

/** Sends an operation to the site's GraphQL API from the browser. Throws on any error in the response. */
export async function fetchGraphQL<Result, Variables>(
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

  if (!data || errors?.length) throw new Error(`The API responded with ${response.status} and errors`);
  return data;
}
