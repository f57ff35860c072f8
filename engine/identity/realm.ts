import type { Kysely } from 'kysely';
import { type Account, findAccount, findAccountByEmail } from '../store/people/account-table.ts';
import { findCustomer, findCustomerByEmail } from '../store/people/customer-table.ts';
import type { Schema } from '../store/schema.ts';
import type { TokenClaims } from './provider/token-claims.ts';

/** The kinds of accounts of a space. */
export type Kind = TokenClaims['kind'];

/**
 * Everything that separates the accounts of one kind from the other: nothing issued in one realm is accepted
 * in the other.
 */
export type Realm = {
  kind: Kind;
  /** Path of the realm's provider. */
  mountPath: string;
  /** The site's own paths of the sign-in; only customers sign up themselves. */
  paths: { signIn: string; signUp?: string; callback: string; signOut: string };
  /** Prefix of the space's client id at this provider. */
  client: string;
  cookies: { session: string; attempt: string; provider: string; known: string };
  sessionSeconds: number;
  accounts: Accounts;
};

type Accounts = {
  find(db: Kysely<Schema>, key: { spaceId: string; id: string }): Promise<Account | null>;
  findByEmail(
    db: Kysely<Schema>,
    key: { spaceId: string; email: string },
  ): Promise<(Account & { passwordHash: string | null }) | null>;
};

const HOUR_SECONDS = 60 * 60;

const AGENT: Realm = {
  kind: 'agent',
  mountPath: '/oidc',
  paths: { signIn: '/access/login', callback: '/access/callback', signOut: '/access/logout' },
  client: 'strapwork',
  cookies: {
    session: 'strapwork-agent',
    attempt: 'strapwork-agent-attempt',
    provider: 'strapwork-identity',
    known: 'strapwork-agent-known',
  },
  // A working day.
  sessionSeconds: 12 * HOUR_SECONDS,
  accounts: { find: findAccount, findByEmail: findAccountByEmail },
};

const CUSTOMER: Realm = {
  kind: 'customer',
  mountPath: '/oidc/customers',
  paths: {
    signIn: '/account/sign-in',
    signUp: '/account/sign-up',
    callback: '/account/callback',
    signOut: '/account/sign-out',
  },
  client: 'strapwork-customers',
  cookies: {
    session: 'strapwork-customer',
    attempt: 'strapwork-customer-attempt',
    provider: 'strapwork-customer-identity',
    known: 'strapwork-customer-known',
  },
  // Home buyers return over weeks.
  sessionSeconds: 30 * 24 * HOUR_SECONDS,
  accounts: { find: findCustomer, findByEmail: findCustomerByEmail },
};

export const REALMS: Readonly<Record<Kind, Realm>> = { agent: AGENT, customer: CUSTOMER };

/** The realm whose provider serves a path; longer mount paths match first. */
export function realmOfPath(pathname: string): Realm | null {
  return [CUSTOMER, AGENT].find(({ mountPath }) => pathname.startsWith(`${mountPath}/`)) ?? null;
}

export function issuerOf(realm: Realm, origin: string): string {
  return origin + realm.mountPath;
}

/** The origin and the realm of an issuer; null for a foreign one. */
export function readIssuer(issuer: string): { realm: Realm; origin: string } | null {
  const realm = [CUSTOMER, AGENT].find(({ mountPath }) => issuer.endsWith(mountPath));

  return realm ? { realm, origin: issuer.slice(0, -realm.mountPath.length) } : null;
}
