import type { TypedDocument } from '#web/src/data/document.ts';
import { editorMessage } from '../messages.ts';
import { spelt } from '../spelling.ts';
import { ApiError } from './api-error.ts';

/** Apollo is a chunk of its own, beside the toolbar instead of ahead of it. */
const loadClient = () =>
  import('./client.ts').then(({ createEditorClient, send }) => ({ client: createEditorClient(), send }));

let loading: ReturnType<typeof loadClient> | null = null;

/** Sends a GraphQL operation to the site's API with the agent's session; rejects with an ApiError. */
export async function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const { client, send } = await loaded();
  signal?.throwIfAborted();

  return withSpelling(await send(client, document, variables, signal));
}

/** A rejection spelt as in the country of the site. */
function withSpelling<Data>(data: Data): Data {
  const { result } = data as { result?: unknown };
  if (typeof result !== 'object' || result === null || !isRejected(result)) return data;

  return { ...data, result: { ...result, message: spelt(result.message) } };
}

/** Sends a mutation; rejects with the message of the response if it was rejected. */
export async function requestChange<Result extends object, Variables>(
  document: TypedDocument<{ result: Result }, Variables>,
  variables: Variables,
): Promise<Exclude<Result, { message: string }>> {
  const { result } = await request(document, variables);
  if (isRejected(result)) throw new Error(result.message);

  return result as Exclude<Result, { message: string }>;
}

function isRejected(result: object): result is { message: string } {
  return 'message' in result && typeof result.message === 'string';
}

/** Loaded again after a failure. */
async function loaded() {
  try {
    loading ??= loadClient();
    return await loading;
  } catch (cause) {
    loading = null;
    throw new ApiError('offline', editorMessage('save.noConnection'), { cause });
  }
}
