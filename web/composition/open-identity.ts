import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { unavailableError } from '#engine/calls/store-unavailable.ts';
import type { Config } from '#engine/config/config.ts';
import { createIdentity, type Identity } from '#engine/identity/identity.ts';
import type { FontFile } from '#engine/identity/login/page-look.ts';
import type { Store } from '#engine/store/database/db.ts';
import { upstreamFailed } from '#gateway/errors.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/requests/request-contexts.ts';
import { logFailure } from './log-failure.ts';

type Options = {
  config: Config;
  store: Store;
  log: Logger;
  fontFile?: FontFile | undefined;
  /** Works on loopback hosts only. */
  publicPassword: string;
};

/** Accounts and sessions of agents and customers. */
export function openIdentity({ config, store, log, fontFile, publicPassword }: Options): Promise<Identity> {
  return createIdentity({
    store,
    outside: config.oidc,
    customerProviders: config.customerProviders,
    publicPassword,
    fontFile,
    ipOf,
    visitorIp: (headers) => headers.get(VISITOR_ADDRESS_HEADER) ?? '',
    onError: logFailure(log, 'A request to sign in or to change an account failed'),
  });
}

/** The visitor's IP, set by the front door; failed sign-ins and sign-ups are counted by it. */
export function ipOf({ headers }: IncomingMessage): string {
  return headers[VISITOR_ADDRESS_HEADER]?.toString() ?? '';
}

/** Sessions are in the store: while it is unavailable, the failure is that of the service. */
export function unlessUnavailable<Arguments extends unknown[], Result>(
  authenticate: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return (...given) =>
    authenticate(...given).catch((error: unknown) => {
      throw unavailableError(error) ? upstreamFailed('engine', 'the database is away', 503) : error;
    });
}
