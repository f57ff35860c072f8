import type { GraphQLFailure } from './document.ts';

/** Data a page requires could not be loaded. */
export class UpstreamError extends Error {
  readonly failures: readonly GraphQLFailure[];

  constructor(failures: readonly GraphQLFailure[]) {
    super(failures.map(({ code, message, path }) => `${code} ${path}: ${message}`).join('; ') || 'No data');
    this.name = 'UpstreamError';
    this.failures = failures;
  }

  has(code: string): boolean {
    return this.failures.some((failure) => failure.code === code);
  }
}

/** Whether a retry may succeed: the service or its database cannot be reached. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof UpstreamError && error.failures.some((failure) => failure.isUnavailable);
}
