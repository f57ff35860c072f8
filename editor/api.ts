import type { TypedDocument } from '#web/src/data/document.ts';
import { ApiError } from './api-error.ts';
import { editorMessage } from './messages.ts';

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

  return send(client, document, variables, signal);
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
