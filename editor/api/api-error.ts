/** offline: no response. signedOut: the session has ended. staleDocument: the editor token is no longer valid. failed: the API returned an error. */
export type ApiFailure = 'offline' | 'signedOut' | 'staleDocument' | 'failed';

/** Error codes that require a reload of the page. */
const STALE_CODES = ['EDITOR_TOKEN_MISSING', 'EDITOR_TOKEN_STALE'];

/** A failed API request, with a message for the agent. */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  /** The status of another service's response, else the error's code. */
  readonly code: string;

  constructor(failure: ApiFailure, message: string, options: ErrorOptions & { code?: string } = {}) {
    super(message, options);
    this.failure = failure;
    this.code = options.code ?? failure;
  }
}

/** The session's cookie belongs to another agent than this document, or the document is too old. */
export function isStaleDocument(error: { extensions?: { code?: string } } | undefined): boolean {
  return STALE_CODES.includes(error?.extensions?.code ?? '');
}

/** The message of an error, capitalised. */
export function sentenceOfError(error: unknown): string {
  const text = messageOfError(error);

  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function messageOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
