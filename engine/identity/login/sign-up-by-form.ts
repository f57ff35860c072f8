import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkSignUp, NAME_MAX, tidySignUp } from '#domain/account/sign-up.ts';
import { visitorKey } from '../../limits/rate-limit.ts';
import { findCustomer, findCustomerByEmail, insertCustomer } from '../../store/people/customer-table.ts';
import type { Schema } from '../../store/schema.ts';
import { queueVerification } from '../account/verification.ts';
import { REALMS } from '../realm.ts';
import { findSite } from '../sites.ts';
import { consumeStored } from '../stored-limit.ts';
import type { Tokens } from '../tokens.ts';
import { SIGN_UP_LIMIT } from './sign-up.ts';

/** Who sent a form, in their own words. */
export type FormSender = {
  spaceId: string;
  /** The page of the form: its origin is that of the token. */
  pageUrl: string;
  name: string;
  email: string;
  /** The visitor's IP. */
  ip: string;
};

/** The id token of a new customer; null where nobody may be signed in. */
export type SignUpByForm = (sender: FormSender) => Promise<string | null>;

type Options = {
  db: Kysely<Schema>;
  clock: () => Date;
  tokens: Tokens;
  onError: (error: unknown) => void;
};

/**
 * An account for somebody who sent a form with an email that no account has. Anybody can type somebody's email, so
 * that nobody is signed in to an account that exists (decision 0051). The form is stored already: no failure undoes it.
 */
export function createSignUpByForm({ db, clock, tokens, onError }: Options): SignUpByForm {
  async function signUp({ spaceId, pageUrl, ip, ...typed }: FormSender): Promise<string | null> {
    const site = await findSite(db, URL.parse(pageUrl)?.origin ?? null);
    const { name, email } = tidySignUp({ ...typed, password: '' });
    const problems = checkSignUp({ name, email, password: '' });
    if (site?.spaceId !== spaceId || problems.email) return null;
    if (await findCustomerByEmail(db, { spaceId, email })) return null;
    const now = clock();
    if (!(await consumeStored(db, SIGN_UP_LIMIT, { key: `${spaceId} ${visitorKey(ip)}`, now }))) return null;

    const id = randomUUID();
    const shownName = problems.name ? (email.split('@')[0] ?? email).slice(0, NAME_MAX) : name;
    const isMade = await db.transaction().execute(async (transaction) => {
      const customer = { spaceId, id, email, name: shownName, passwordHash: null, createdAt: now };
      const isNew = await insertCustomer(transaction, customer);
      if (isNew) await queueVerification(transaction, { site, customer: { id, email }, now });

      return isNew;
    });
    const account = isMade ? await findCustomer(db, { spaceId, id }) : null;

    return account && tokens.issue(REALMS.customer, site, account);
  }

  return (sender) =>
    signUp(sender).catch((error: unknown) => {
      onError(error);
      return null;
    });
}
