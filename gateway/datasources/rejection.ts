import { z } from 'zod';
import {
  badInput,
  conflict,
  forbidden,
  noSpace,
  notFound,
  unauthenticated,
  upstreamFailed,
} from '../errors.ts';
import type { UpstreamResponse } from './call-upstream.ts';
import type { ServiceName } from './upstream.ts';

const LONGEST_MESSAGE = 300;

const rejectionBody = z.object({
  error: z.object({
    message: z.string().max(LONGEST_MESSAGE),
    field: z.string().max(LONGEST_MESSAGE).nullish(),
    reason: z.string().max(LONGEST_MESSAGE).nullish(),
    current: z
      .object({
        revision: z.coerce.string(),
        savedAt: z.string().nullable().default(null),
        savedBy: z.string().nullable().default(null),
      })
      .nullish(),
  }),
});

/** Maps a status of 400 or above to a client error; anything unexpected is a failure of the upstream. */
export function rejection(upstream: ServiceName, { status, json }: UpstreamResponse) {
  const error = rejectionBody.safeParse(json).data?.error;

  switch (status) {
    case 400:
    case 413:
    case 422:
      return badInput(error?.message ?? 'The input was rejected.', error?.field, error?.reason);
    case 429:
      // With an error of ours it is the caller's limit; otherwise the service is overloaded.
      return error
        ? badInput(error.message, error.field, error.reason)
        : upstreamFailed(upstream, `it responded with status ${status}`, status);
    case 401:
      return unauthenticated('Your session has ended. Sign in again.', status);
    case 403:
      return forbidden(undefined, status);
    case 404:
      return notFound(undefined, status);
    case 412:
    case 428:
      return conflict(error?.message ?? 'Somebody saved a newer version.', error?.current ?? null);
    case 507:
      return noSpace(error?.message ?? 'There is no room left to store this.');
    default:
      return upstreamFailed(upstream, `it responded with status ${status}`, status);
  }
}
