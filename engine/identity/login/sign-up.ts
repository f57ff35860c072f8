import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkSignUp, type SignUp, type SignUpProblems, tidySignUp } from '#domain/account/sign-up.ts';
import { recordSignUpLead } from '../../leads/record-lead.ts';
import { visitorKey } from '../../limits/rate-limit.ts';
import { insertCustomer } from '../../store/people/customer-table.ts';
import type { Schema } from '../../store/schema.ts';
import { queueVerification } from '../account/verification.ts';
import type { CheckCredentials } from '../credentials.ts';
import { hashPassword } from '../passwords.ts';
import { REALMS } from '../realm.ts';
import { type SignInLimit, WINDOW_MS } from '../sign-in-limit.ts';
import type { Site } from '../sites.ts';
import { consumeStored, type Limit } from '../stored-limit.ts';
import type { SignUpRejection } from './login-messages.ts';

/** Sign-ups per network. */
export const SIGN_UP_LIMIT: Limit = { name: 'sign-up', limit: 10, windowMs: WINDOW_MS };

export type SignUpResult =
  | { accountId: string }
  | { problems: SignUpProblems; rejection?: undefined }
  | { problems?: undefined; rejection: SignUpRejection };

type Options = {
  db: Kysely<Schema>;
  clock: () => Date;
  checkCredentials: CheckCredentials;
  signInLimit: SignInLimit;
};

/**
 * Creates a customer account. A registered email behaves as a sign-in: the right password signs its owner in,
 * any other reveals nothing and counts as an attempt (decision 0022).
 */
export function createSignUp({ db, clock, checkCredentials, signInLimit }: Options) {
  return async (site: Site, typed: SignUp, ip: string): Promise<SignUpResult> => {
    const signUp = tidySignUp(typed);
    const problems = checkSignUp(signUp);
    if (Object.keys(problems).length > 0) return { problems };
    const key = `${site.spaceId} ${visitorKey(ip)}`;
    if (!(await consumeStored(db, SIGN_UP_LIMIT, { key, now: clock() }))) return { rejection: 'blocked' };

    const { email, name, password } = signUp;
    const known = await checkCredentials(REALMS.customer, site, { email, password, ip });
    if ('accountId' in known) return known;
    if (known.problem === 'blocked') return { rejection: 'blocked' };

    const id = randomUUID();
    const now = clock();
    const passwordHash = await hashPassword(password);
    const { spaceId } = site;
    // Neither an account without its mail nor a mail without its account.
    const isMade = await db.transaction().execute(async (transaction) => {
      const customer = { spaceId, id, email, name, passwordHash, createdAt: now };
      const isNew = await insertCustomer(transaction, customer);
      if (isNew) {
        await queueVerification(transaction, { site, customer: { id, email }, now });
        await recordSignUpLead(transaction, { ...site, customer: { id, email, name }, visitorIp: ip, now });
      }

      return isNew;
    });

    if (!isMade) return { rejection: 'rejected' };
    await signInLimit.succeed({ kind: 'customer', spaceId, email, ip });
    return { accountId: id };
  };
}
