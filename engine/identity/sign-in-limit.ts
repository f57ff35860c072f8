import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { visitorKey } from '../limits/rate-limit.ts';
import { countFailure, deleteFailures, revertFailure } from '../store/people/sign-in-failure-table.ts';
import type { Schema } from '../store/schema.ts';
import type { Kind } from './realm.ts';

export const WINDOW_MS = 15 * 60 * 1000;

/**
 * Failed attempts within a quarter of an hour: per account and network (guessing one password), per network,
 * for IPv6 the /64 (guessing many accounts), and per account (a botnet). A browser in which the account has signed in
 * before has a count of its own, so that no stranger can keep the owner out.
 */
export const MAX_FAILURES = { pair: 5, network: 20, account: 50, browser: 5 } as const;

export type Attempt = {
  kind: Kind;
  spaceId: string;
  email: string;
  ip: string;
  /** Id of a browser in which the account has signed in before; it has a count of its own. */
  browser?: string | null;
};

export type SignInLimit = {
  /** Counts the attempt as failed before it is checked; false over the limit. */
  begin(attempt: Attempt): Promise<boolean>;
  succeed(attempt: Attempt): Promise<void>;
  /** Deletes the failures of an account, whose owner has signed in by another method. */
  forget(account: Omit<Attempt, 'ip' | 'browser'>, transaction?: Kysely<Schema>): Promise<void>;
};

/** Stored, so that all processes share the counts; only digests of emails and IPs. */
export function createSignInLimit(db: Kysely<Schema>, clock: () => Date): SignInLimit {
  const isBelow = async (key: string, limit: number) =>
    (await countFailure(db, { key, now: clock(), windowMs: WINDOW_MS })) <= limit;

  return {
    // Sequentially: an attempt blocked by its network must not use up the account's limit for others.
    async begin(attempt) {
      const { network, pair, account, browser } = keysOf(attempt);
      if (browser) return isBelow(browser, MAX_FAILURES.browser);

      return (
        (await isBelow(network, MAX_FAILURES.network)) &&
        (await isBelow(pair, MAX_FAILURES.pair)) &&
        (await isBelow(account, MAX_FAILURES.account))
      );
    },

    // Other counts stay: a success must not reset the guesses at other accounts.
    async succeed(attempt) {
      const { network, pair, account, browser } = keysOf(attempt);
      if (browser) return deleteFailures(db, browser);

      await deleteFailures(db, pair);
      await revertFailure(db, [network, account]);
    },

    async forget(of, transaction = db) {
      await deleteFailures(transaction, keysOf({ ...of, ip: '' }).account);
    },
  };
}

function keysOf({ kind, spaceId, email, ip, browser }: Attempt) {
  const network = visitorKey(ip);
  const account = email.trim().toLowerCase();
  const key = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

  return {
    network: key('network', network),
    pair: key('pair', kind, spaceId, network, account),
    account: key('account', kind, spaceId, account),
    browser: browser ? key('browser', kind, spaceId, browser, account) : null,
  };
}
