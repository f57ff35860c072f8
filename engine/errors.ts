export const ERROR_STATUS = {
  bad_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  stale_revision: 412,
  too_large: 413,
  revision_required: 428,
  too_many: 429,
  unavailable: 503,
  no_space: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export type SavedRevision = { revision: number; savedAt: Date | null; savedBy: string | null };

/** An expected failure; its message is public. */
export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: ErrorCode;
  /** The invalid part of the request. */
  readonly field?: string;
  /** Names the rule that was broken, for callers with sentences of their own. */
  readonly reason?: string;
  /** The stored revision, when the sent one is stale. */
  readonly current?: SavedRevision;

  constructor(
    code: ErrorCode,
    message: string,
    { field, reason, current }: { field?: string; reason?: string; current?: SavedRevision } = {},
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.reason = reason;
    this.current = current;
  }

  get status() {
    return ERROR_STATUS[this.code];
  }

  toJSON() {
    const { code, message, field, reason, current } = this;

    return { code, message, field, reason, current };
  }
}

export function badInput(field: string, message: string, reason?: string): EngineError {
  return new EngineError('bad_input', message, { field, reason });
}

export function notFound(what: string): EngineError {
  return new EngineError('not_found', `${what} could not be found`);
}
