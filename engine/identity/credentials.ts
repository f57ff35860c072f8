import type { Kysely } from 'kysely';
import { isLoopbackHost } from '../network/loopback.ts';
import type { Schema } from '../store/schema.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { LoginProblem } from './login/login-messages.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Realm } from './realm.ts';
import type { SignInLimit } from './sign-in-limit.ts';
import type { Site } from './sites.ts';

export type Credentials = {
  email: string;
  password: string;
  /** The IP the attempt comes from. */
  ip: string;
  /** The cookie of a browser that may be known (known-browsers.ts). */
  known?: string | null;
};
export type SignInResult = { accountId: string } | { problem: Exclude<LoginProblem, 'passkey'> };
export type CheckCredentials = (realm: Realm, site: Site, credentials: Credentials) => Promise<SignInResult>;

/** Verified where there is no account, so that both cases take the same time. */
const dummyHash = hashPassword('nobody');

/** Checks email and password. A publicly known password is accepted only on loopback host names. */
export function createCredentialCheck(
  db: Kysely<Schema>,
  limit: SignInLimit,
  { knownBrowsers, publicPassword }: { knownBrowsers: KnownBrowsers; publicPassword?: string },
): CheckCredentials {
  return async (realm, { spaceId, origin }, { email, password, ip, known = null }) => {
    const { kind } = realm;
    const browser = knownBrowsers.idOf(known, { kind, spaceId, email });
    const attempt = { kind, spaceId, email, ip, browser };
    // Counted before the slow check, so that concurrent attempts are limited too.
    if (!(await limit.begin(attempt))) return { problem: 'blocked' };

    const account = await realm.accounts.findByEmail(db, { spaceId, email });
    const isRight = await verifyPassword(password, account?.passwordHash ?? (await dummyHash));
    // Like the hash, which takes all spellings of a character for one.
    const isPublic = password.normalize('NFKC') === publicPassword?.normalize('NFKC');
    const isKnown = isPublic && !isLoopbackHost(new URL(origin).hostname);
    // For an account without a password a dummy hash was verified.
    if (!account?.passwordHash || !isRight || isKnown) return { problem: 'wrong' };

    await limit.succeed(attempt);
    return { accountId: account.id };
  };
}
