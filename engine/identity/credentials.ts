import type { Kysely } from 'kysely';
import { isLoopbackHost } from '../loopback.ts';
import type { Schema } from '../store/schema.ts';
import type { LoginProblem } from './login-messages.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Realm } from './realm.ts';
import type { SignInLimit } from './sign-in-limit.ts';
import type { Site } from './sites.ts';

export type Credentials = {
  email: string;
  password: string;
  /** The network address they come from. */
  address: string;
};
export type SignInResult = { accountId: string } | { problem: LoginProblem };
export type CheckCredentials = (realm: Realm, site: Site, credentials: Credentials) => Promise<SignInResult>;

/** Checked where there is no account, so that the answer takes as long as for one. */
const hashOfNobody = hashPassword('nobody');

/**
 * Whose e-mail address and password these are. A password that everybody knows is right only on the names that this
 * machine has for itself.
 */
export function createCredentialCheck(
  db: Kysely<Schema>,
  limit: SignInLimit,
  knownPassword?: string,
): CheckCredentials {
  return async (realm, { spaceId, origin }, { email, password, address }) => {
    const attempt = { kind: realm.kind, spaceId, email, address };
    // Counted before the slow check, so that many attempts at once are not all let through.
    if (!(await limit.begin(attempt))) return { problem: 'blocked' };

    const account = await realm.accounts.findByEmail(db, { spaceId, email });
    const isRight = await verifyPassword(password, account?.passwordHash ?? (await hashOfNobody));
    const isKnown = password === knownPassword && !isLoopbackHost(new URL(origin).hostname);
    if (!account || !isRight || isKnown) return { problem: 'wrong' };

    await limit.succeed(attempt);
    return { accountId: account.id };
  };
}
