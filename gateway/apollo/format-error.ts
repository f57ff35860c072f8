import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Log } from '../log.ts';

export type FormatOptions = {
  log: Log;
  production: boolean;
  /** Whether the caller of the operation that runs has disconnected. */
  isCallerGone?: () => boolean;
};

/** Gives errors their public form: unexpected ones are logged once and reported by id. */
export function formatErrors({ log, production, isCallerGone = () => false }: FormatOptions) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { code, reason, ...extensions } = formatted.extensions ?? {};
    if (code === undefined || code === 'INTERNAL_SERVER_ERROR') {
      const id = randomUUID();
      log.error(
        { id, path: formatted.path, err: unwrapResolverError(error) },
        'A GraphQL operation failed unexpectedly',
      );
      const { locations, path } = formatted;
      return {
        message: 'Internal Server Error',
        locations,
        path,
        extensions: { code: 'INTERNAL_SERVER_ERROR', id },
      };
    }
    // The calls of a caller who has left are cancelled: they have not failed.
    if (code === 'UPSTREAM_FAILED' && !isCallerGone()) {
      log.warn({ upstream: extensions.upstream, reason, path: formatted.path }, 'An upstream call failed');
    }
    const message = production ? withoutHints(formatted.message) : formatted.message;

    return { ...formatted, message, extensions: { code, ...extensions } };
  };
}

const withoutHints = (message: string) => message.replace(/ ?Did you mean .+\?$/s, '');
