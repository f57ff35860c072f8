import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { NAME_MAX, tidyEmail } from '#domain/account/sign-up.ts';
import { isEmail } from '#domain/contact/email.ts';
import { recordSignUpLead } from '../../leads/record-lead.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountByIdentity,
  linkIdentity,
} from '../../store/people/account-table.ts';
import { findCustomerByIdentity, linkCustomerIdentity } from '../../store/people/customer-identity-table.ts';
import {
  clearCustomerPassword,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  verifyCustomerEmail,
} from '../../store/people/customer-table.ts';
import { deletePasskeysOf } from '../../store/people/passkey-table.ts';
import type { Schema } from '../../store/schema.ts';
import { endSessions } from '../end-sessions.ts';
import type { Kind } from '../realm.ts';
import type { Site } from '../sites.ts';

/** The claims of a verified id token that identify somebody. */
export type OutsideClaims = {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
};

export type OutsideRejection = 'denied' | 'unverified';
type Resolve = (
  db: Kysely<Schema>,
  who: { site: Site; claims: OutsideClaims; now: Date },
) => Promise<Account | OutsideRejection>;

/** The account of somebody whom a provider elsewhere has authenticated. */
export const OUTSIDE_ACCOUNTS: Readonly<Record<Kind, Resolve>> = { agent: agentOf, customer: customerOf };

/**
 * The space decides whether that is one of its agents. Accounts are identified by the provider's subject; a verified
 * email links the two once.
 */
async function agentOf(
  db: Kysely<Schema>,
  { site: { spaceId }, claims }: Parameters<Resolve>[1],
): Promise<Account | OutsideRejection> {
  const { iss: issuer, sub: subject } = claims;
  const linked = await findAccountByIdentity(db, { spaceId, issuer, subject });
  if (linked) return linked;
  const email = provenEmail(claims);
  if (!email) return 'denied';

  const account = await findAccountByEmail(db, { spaceId, email });
  const isLinked = account && (await linkIdentity(db, { spaceId, issuer, subject, accountId: account.id }));
  return isLinked ? account : 'denied';
}

/**
 * A customer by the provider's subject; else by an email that the provider has verified, with a new account where
 * there is none.
 */
async function customerOf(
  db: Kysely<Schema>,
  { site, claims, now }: Parameters<Resolve>[1],
): Promise<Account | OutsideRejection> {
  const { spaceId } = site;
  const { iss: issuer, sub: subject } = claims;
  const linked = await findCustomerByIdentity(db, { spaceId, issuer, subject });
  if (linked) return linked;
  const email = provenEmail(claims);
  if (!email) return 'unverified';

  return db.transaction().execute(async (transaction) => {
    const customerId = (await ownerOf(transaction, { site, email, claims, now })) ?? null;
    if (!customerId) return 'denied';
    const isLinked = await linkCustomerIdentity(transaction, { spaceId, issuer, subject, customerId, now });
    // Two sign-ins at once may both have linked.
    const customer = isLinked
      ? await findCustomer(transaction, { spaceId, id: customerId })
      : await findCustomerByIdentity(transaction, { spaceId, issuer, subject });

    return customer ?? 'denied';
  });
}

type Proven = { site: Site; email: string; claims: OutsideClaims; now: Date };

/** The id of the customer with a proven email: found, taken over or new; null for a disabled account. */
async function ownerOf(db: Kysely<Schema>, { site, email, claims, now }: Proven): Promise<string | null> {
  const { spaceId, origin } = site;
  const known = await findCustomerByEmail(db, { spaceId, email });
  if (known) {
    if (!known.isEmailVerified) await takeOver(db, { spaceId, customerId: known.id, email, now });
    return known.id;
  }

  const id = randomUUID();
  const name = nameOf(claims, email);
  const isNew = await insertCustomer(db, { spaceId, id, email, name, passwordHash: null, createdAt: now });
  if (!isNew) return null;

  await verifyCustomerEmail(db, { spaceId, customerId: id, email, now });
  await recordSignUpLead(db, { spaceId, origin, customer: { id, email, name }, visitorIp: '', now });
  return id;
}

/**
 * The creator of the account has not proved the email, its owner has: every other way to sign in is removed
 * (decision 0051).
 */
async function takeOver(
  db: Kysely<Schema>,
  { spaceId, customerId, email, now }: { spaceId: string; customerId: string; email: string; now: Date },
): Promise<void> {
  await clearCustomerPassword(db, { spaceId, customerId });
  await deletePasskeysOf(db, { kind: 'customer', spaceId, id: customerId });
  await endSessions(db, { kind: 'customer', spaceId, subject: customerId, accountId: customerId });
  await verifyCustomerEmail(db, { spaceId, customerId, email, now });
}

/** An email counts only when the provider says `true`: other values vouch for nothing. */
function provenEmail({ email, email_verified }: OutsideClaims): string | null {
  const isProven = email_verified === true && typeof email === 'string' && isEmail(tidyEmail(email));

  return isProven ? tidyEmail(email) : null;
}

/** The provider's name for them, else what is before the @. */
function nameOf({ name }: OutsideClaims, email: string): string {
  const given =
    typeof name === 'string'
      ? name
          .normalize('NFC')
          .replace(/[\p{Cc}\p{Cs}<>\s]+/gu, ' ')
          .trim()
      : '';

  return (given || email.split('@')[0] || email).slice(0, NAME_MAX);
}
