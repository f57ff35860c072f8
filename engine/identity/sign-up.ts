import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkSignUp, type SignUp, type SignUpProblems, tidySignUp } from '#domain/account/sign-up.ts';
import { createRateLimit, visitorKey } from '../rate-limit.ts';
import { insertCustomer } from '../store/customer-table.ts';
import type { Schema } from '../store/schema.ts';
import type { CheckCredentials } from './credentials.ts';
import type { SignUpRefusal } from './login-messages.ts';

import { hashPassword } from './passwords.ts';
import { REALMS } from './realm.ts';
import { type SignInLimit, WINDOW_MS } from './sign-in-limit.ts';
import type { Site } from './sites.ts';

/** Accounts that one household or office may ask for within a quarter of an hour. */
export const MAX_SIGN_UPS = 10;

export type SignUpResult =
  | { accountId: string }
  | { problems: SignUpProblems; refusal?: undefined }
  | { problems?: undefined; refusal: SignUpRefusal };

type Options = {
  db: Kysely<Schema>;
  clock: () => Date;
  checkCredentials: CheckCredentials;
  signInLimit: SignInLimit;
};

/**
 * Makes a customer's account. An address that is taken is answered as a sign-in with it would be: with the right
 * password its owner is in, with any other one nothing is said about the account, and the attempt counts (decision 0022).
 */
export function createSignUp({ db, clock, checkCredentials, signInLimit }: Options) {
  const limit = createRateLimit({ limit: MAX_SIGN_UPS, windowMs: WINDOW_MS, clock });

  return async (site: Site, typed: SignUp, address: string): Promise<SignUpResult> => {
    const signUp = tidySignUp(typed);
    const problems = checkSignUp(signUp);
    if (Object.keys(problems).length > 0) return { problems };
    if (limit.take(`${site.spaceId} ${visitorKey(address)}`) !== null) return { refusal: 'blocked' };

    const { email, name, password } = signUp;
    const known = await checkCredentials(REALMS.customer, site, { email, password, address });
    if ('accountId' in known) return known;
    if (known.problem === 'blocked') return { refusal: 'blocked' };

    const id = randomUUID();
    const isMade = await insertCustomer(db, {
      spaceId: site.spaceId,
      id,
      email,
      name,
      passwordHash: await hashPassword(password),
      createdAt: clock(),
    });

    if (!isMade) return { refusal: 'refused' };
    await signInLimit.succeed({ kind: 'customer', spaceId: site.spaceId, email, address });
    return { accountId: id };
  };
}
