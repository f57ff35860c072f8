import { randomUUID } from 'node:crypto';
import type { ReadResponse } from '#domain/calls/read-calls.ts';
import { EngineError } from '../errors.ts';
import { shouldLogUnavailable, unavailableError } from './store-unavailable.ts';

export type EngineLog = { error(details: object, message: string): void };

export type FailedCall = (error: unknown, call: { method: string; path: string }) => ReadResponse;

/** The response to a call that failed. Unexpected errors are logged with the id that the caller gets. */
export function createFailedCall(log: EngineLog): FailedCall {
  return (error, { method, path }) => {
    const unavailable = unavailableError(error);
    if (unavailable && shouldLogUnavailable()) log.error({ err: error }, 'The database cannot be reached');
    const expected = unavailable ?? error;
    if (expected instanceof EngineError)
      return { status: expected.status, json: { error: expected.toJSON() } };

    const id = randomUUID();
    log.error({ id, method, path, err: error }, 'A REST call failed unexpectedly');
    return { status: 500, json: { error: { code: 'internal', message: 'Internal Server Error', id } } };
  };
}
