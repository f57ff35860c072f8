import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { visitorKey } from '../rate-limit.ts';
import type { Schema } from '../store/schema.ts';
import { countFailure, forgetFailures, uncountFailure } from '../store/sign-in-failure-table.ts';
import type { Kind } from './realm.ts';

export const WINDOW_MS = 15 * 60 * 1000;

/**
 * Failures within a quarter of an hour. An account from one network is somebody who guesses one password; a network,
 * for IPv6 the /64 of a household, somebody who tries many accounts; an account, many machines that guess together.
 */
export const MAX_FAILURES = { pair: 5, network: 20, account: 50 } as const;

export type Attempt = { kind: Kind; spaceId: string; email: string; address: string };

export type SignInLimit = {
  /** Counts an attempt as failed before it is looked at; false when there were too many. */
  begin(attempt: Attempt): Promise<boolean>;
  succeed(attempt: Attempt): Promise<void>;
};

/** Kept in the store, so that all processes count together; only digests of who tried are in it. */
export function createSignInLimit(db: Kysely<Schema>, clock: () => Date): SignInLimit {
  const isBelow = async (key: string, limit: number) =>
    (await countFailure(db, { key, now: clock(), windowMs: WINDOW_MS })) <= limit;

  return {
    // One after another: who is blocked from one network must not use up what an account may fail from others.
    async begin(attempt) {
      const { network, pair, account } = keysOf(attempt);

      return (
        (await isBelow(network, MAX_FAILURES.network)) &&
        (await isBelow(pair, MAX_FAILURES.pair)) &&
        (await isBelow(account, MAX_FAILURES.account))
      );
    },

    // The others' failures stay: whoever knows one password must not wipe out the guesses at the rest.
    async succeed(attempt) {
      const { network, pair, account } = keysOf(attempt);
      await forgetFailures(db, pair);
      await uncountFailure(db, [network, account]);
    },
  };
}

function keysOf({ kind, spaceId, email, address }: Attempt) {
  const network = visitorKey(address);
  const account = email.trim().toLowerCase();
  const key = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

  return {
    network: key('network', network),
    pair: key('pair', kind, spaceId, network, account),
    account: key('account', kind, spaceId, account),
  };
}
