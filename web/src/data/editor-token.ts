/** Header of requests that edit; without it the API rejects the session cookie (decision 0029). */
const HEADER = 'x-editor-token';

let token: string | null = null;

/** Called once, with the token embedded in this document. */
export function setEditorToken(value: string | null): void {
  token = value;
}

/** Extra headers for requests as the agent; empty in documents that may not edit. */
export function editorHeaders(): Record<string, string> {
  return token === null ? {} : { [HEADER]: token };
}
