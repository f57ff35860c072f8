import type { Kysely } from 'kysely';
import { checkPassword, type PasswordProblem } from '#domain/account/password.ts';
import { tidyEmail } from '#domain/account/sign-up.ts';
import { isEmail } from '#domain/contact/email.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { emailChangeMail } from '../../mail/templates/account-mails.ts';
import { readMailBrand } from '../../mail/templates/mail-brand.ts';
import { deleteCustomerData } from '../../store/people/customer-data.ts';
import { findCustomerWithPassword } from '../../store/people/customer-table.ts';
import type { Schema } from '../../store/schema.ts';
import { endSessions } from '../end-sessions.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { newSecret } from '../sign-in-cookies.ts';
import type { SignInLimit } from '../sign-in-limit.ts';
import type { Site } from '../sites.ts';
import { consumeStored } from '../stored-limit.ts';
import { setPassword } from './password-reset.ts';
import { queueVerification, RESEND_LIMIT } from './verification.ts';

const EMAIL_MAX = 254;

type Context = { db: Kysely<Schema>; signInLimit: SignInLimit };
/** The customer with the password that they typed. Without a password, a sign-in a moment ago stands in for it. */
type Requester = { site: Site; customerId: string; current: string; signedInAt: Date; now: Date };
export type CurrentProblem = { field: 'current'; problem: 'wrong' | 'blocked' | 'stale' };

const RECENT_MS = 10 * 60 * 1000;

/** Whether a sign-in is recent enough to confirm a change without a password. */
export function isRecent({ signedInAt, now }: Pick<Requester, 'signedInAt' | 'now'>): boolean {
  return now.getTime() - signedInAt.getTime() < RECENT_MS;
}

/** Changes the password and ends all sessions but that of `token`. */
export async function changeOwnPassword(
  { db, signInLimit }: Context,
  { password, token, ...requester }: Requester & { password: string; token: string },
): Promise<CurrentProblem | { field: 'password'; problem: PasswordProblem | 'missing' } | null> {
  const customer = await confirmedCustomer({ db, signInLimit }, requester);
  if ('field' in customer) return customer;

  const problem = password === '' ? 'missing' : checkPassword(password, customer);
  if (problem) return { field: 'password', problem };

  const { site, now } = requester;
  const passwordHash = await hashPassword(password);
  await db
    .transaction()
    .execute((transaction) => setPassword(transaction, { site, customer, passwordHash, now, except: token }));
  return null;
}

/** Sends a link to a new email, which replaces the old one when the link is used; a notice goes to the old one. */
export async function requestEmailChange(
  { db, signInLimit }: Context,
  { email: typed, ...requester }: Requester & { email: string },
): Promise<CurrentProblem | { field: 'email'; problem: 'missing' | 'invalid' | 'same' | 'tooMany' } | null> {
  const customer = await confirmedCustomer({ db, signInLimit }, requester);
  if ('field' in customer) return customer;

  const { site, now } = requester;
  const email = tidyEmail(typed);
  if (email === '') return { field: 'email', problem: 'missing' };
  if (email.length > EMAIL_MAX || !isEmail(email)) return { field: 'email', problem: 'invalid' };
  if (email === customer.email) return { field: 'email', problem: 'same' };
  const key = `${site.spaceId} ${customer.id}`;
  if (!(await consumeStored(db, RESEND_LIMIT, { key, now }))) return { field: 'email', problem: 'tooMany' };

  const brand = await readMailBrand(db, site);
  await db.transaction().execute(async (transaction) => {
    await queueVerification(transaction, { site, customer: { id: customer.id, email }, now });
    await queueMail(transaction, {
      spaceId: site.spaceId,
      customerId: customer.id,
      kind: 'email-change',
      to: customer.email,
      brand,
      content: emailChangeMail(brand),
      idempotencyKey: `email-change ${newSecret()}`,
      now,
    });
  });
  return null;
}

/** Deletes the account and everything about the customer, on every process. */
export async function deleteOwnAccount(
  { db, signInLimit }: Context,
  requester: Requester,
): Promise<CurrentProblem | null> {
  const customer = await confirmedCustomer({ db, signInLimit }, requester);
  if ('field' in customer) return customer;

  const { spaceId } = requester.site;
  await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, {
      kind: 'customer',
      spaceId,
      subject: customer.id,
      accountId: customer.id,
    });
    await deleteCustomerData(transaction, { spaceId, customerId: customer.id });
  });
  return null;
}

/** Guessing from an unattended browser is limited as it is on the sign-in page. */
export async function confirmedCustomer(
  { db, signInLimit }: Context,
  { site: { spaceId }, customerId, current, signedInAt, now }: Requester,
): Promise<CurrentProblem | { id: string; email: string; name: string }> {
  const customer = await findCustomerWithPassword(db, { spaceId, id: customerId });
  if (!customer) return { field: 'current', problem: 'wrong' };

  if (customer.passwordHash === null)
    return isRecent({ signedInAt, now }) ? customer : { field: 'current', problem: 'stale' };

  const attempt = {
    kind: 'customer' as const,
    spaceId,
    email: customer.email,
    ip: `session of ${customerId}`,
  };
  if (!(await signInLimit.begin(attempt))) return { field: 'current', problem: 'blocked' };
  if (!(await verifyPassword(current, customer.passwordHash))) return { field: 'current', problem: 'wrong' };

  await signInLimit.succeed(attempt);
  return customer;
}
