import type { Kysely } from 'kysely';
import { checkPassword, type PasswordProblem } from '#domain/account/password.ts';
import { tidyEmail } from '#domain/account/sign-up.ts';
import { visitorKey } from '../../limits/rate-limit.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { passwordChangedMail } from '../../mail/templates/account-mails.ts';
import { readMailBrand } from '../../mail/templates/mail-brand.ts';
import { takeCustomerLink } from '../../store/people/customer-link-table.ts';
import {
  findCustomer,
  findCustomerByEmail,
  updateCustomerPassword,
  verifyCustomerEmail,
} from '../../store/people/customer-table.ts';
import { deletePasskeysOf } from '../../store/people/passkey-table.ts';
import type { Schema } from '../../store/schema.ts';
import { endSessions } from '../end-sessions.ts';
import { hashPassword } from '../passwords.ts';
import type { Kind } from '../realm.ts';
import { hashOf, newSecret } from '../sign-in-cookies.ts';
import { type SignInLimit, WINDOW_MS } from '../sign-in-limit.ts';
import type { Site } from '../sites.ts';
import { consumeStored, type Limit } from '../stored-limit.ts';
import { findLink, mailLink } from './verification.ts';

/** Mails to one email, and requests of one network. */
export const RESET_LIMITS = {
  email: { name: 'reset of an address', limit: 3, windowMs: 60 * 60 * 1000 },
  network: { name: 'reset from a network', limit: 20, windowMs: WINDOW_MS },
} as const satisfies Record<string, Limit>;

type ResetRequest = { kind: Kind; site: Site; email: string; ip: string; now: Date };

/** Whether a reset may be requested; counts alike for emails with and without an account. */
export async function mayRequestReset(
  db: Kysely<Schema>,
  { kind, site: { spaceId }, email, ip, now }: ResetRequest,
): Promise<boolean> {
  const network = { key: `${spaceId} ${visitorKey(ip)}`, now };
  const ofEmail = { key: `${kind} ${spaceId} ${tidyEmail(email)}`, now };

  return (
    (await consumeStored(db, RESET_LIMITS.network, network)) &&
    (await consumeStored(db, RESET_LIMITS.email, ofEmail))
  );
}

/** Queues the mail with the link, if the email has an account. */
export async function requestReset(
  db: Kysely<Schema>,
  { site, email, now }: { site: Site; email: string; now: Date },
): Promise<void> {
  const customer = await findCustomerByEmail(db, { spaceId: site.spaceId, email });
  if (!customer) return;

  await db
    .transaction()
    .execute((transaction) => mailLink(transaction, { site, customer, purpose: 'reset-password', now }));
}

type Reset = { site: Site; secret: string; password: string; now: Date };

/**
 * Sets a new password by a link, which also proves the email, and signs the customer out everywhere. The failed
 * sign-ins of strangers no longer count.
 */
export async function resetByLink(
  db: Kysely<Schema>,
  signInLimit: SignInLimit,
  { site, secret, password, now }: Reset,
): Promise<'done' | 'expired' | { problem: PasswordProblem | 'missing' }> {
  const { spaceId } = site;
  const link = await findLink(db, { site, purpose: 'reset-password', secret, now });
  const customer = link && (await findCustomer(db, { spaceId, id: link.customer_id }));
  // A link sent to a former email of the account is void.
  if (!customer || customer.email !== link.email) return 'expired';

  const problem = password === '' ? 'missing' : checkPassword(password, customer);
  if (problem) return { problem };

  const passwordHash = await hashPassword(password);
  const key = { spaceId, customerId: customer.id };
  return db.transaction().execute(async (transaction) => {
    const lookup = { spaceId, purpose: 'reset-password' as const, secretHash: hashOf(secret), now };
    if (!(await takeCustomerLink(transaction, lookup))) return 'expired';

    // The account may be by somebody who never proved the email: it has no other way to sign in afterwards.
    if (!customer.isEmailVerified)
      await deletePasskeysOf(transaction, { kind: 'customer', spaceId, id: customer.id });
    await verifyCustomerEmail(transaction, { ...key, email: customer.email, now });
    await setPassword(transaction, { site, customer, passwordHash, now });
    await signInLimit.forget({ kind: 'customer', spaceId, email: customer.email }, transaction);
    return 'done';
  });
}

type NewPassword = {
  site: Site;
  customer: { id: string; email: string };
  passwordHash: string;
  now: Date;
  /** Token of the session that stays. */
  except?: string;
};

/** Stores the hash, ends the sessions, and notifies the customer. */
export async function setPassword(
  db: Kysely<Schema>,
  { site, customer, passwordHash, now, except }: NewPassword,
): Promise<void> {
  const { spaceId } = site;
  await updateCustomerPassword(db, { spaceId, customerId: customer.id, passwordHash });
  await endSessions(
    db,
    { kind: 'customer', spaceId, subject: customer.id, accountId: customer.id },
    { except: except ?? null },
  );
  const brand = await readMailBrand(db, site);
  await queueMail(db, {
    spaceId,
    customerId: customer.id,
    kind: 'password-changed',
    to: customer.email,
    brand,
    content: passwordChangedMail(brand),
    idempotencyKey: `password-changed ${newSecret()}`,
    now,
  });
}
