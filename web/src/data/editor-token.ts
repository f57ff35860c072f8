/** Header of the requests that edit; the API refuses the session's cookie without it (decision 0029). */
const HEADER = 'x-editor-token';

let token: string | null = null;

/** Called once, with what the server wrote into this document. */
export function setEditorToken(value: string | null): void {
  token = value;
}

/** What requests in the agent's name send besides; empty in documents that may not edit. */
export function editorHeaders(): Record<string, string> {
  return token === null ? {} : { [HEADER]: token };
}
