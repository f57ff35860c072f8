import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { LoginProblem } from './login-messages.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Realm } from './realm.ts';
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

/** Whose e-mail address and password these are; failures count for each address from each network address. */
export function createCredentialCheck(db: Kysely<Schema>, throttle: LoginThrottle): CheckCredentials {
  return async (realm, { spaceId }, { email, password, address }) => {
    const key = `${realm.kind} ${spaceId} ${address} ${email.toLowerCase()}`;
    if (throttle.isBlocked(key)) return { problem: 'blocked' };

    // Counted before the slow check, so that many attempts at once are not all let through.
    throttle.fail(key);
    const account = await realm.accounts.findByEmail(db, { spaceId, email });
    const isRight = await verifyPassword(password, account?.passwordHash ?? (await hashOfNobody));
    if (!account || !isRight) return { problem: 'wrong' };

    throttle.succeed(key);
    return { accountId: account.id };
  };
}
