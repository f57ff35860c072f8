import type { Kysely } from 'kysely';
import {
  listCustomerIdentities,
  unlinkCustomerIdentity,
} from '../../store/people/customer-identity-table.ts';
import {
  type CustomerKey,
  findCustomerWithPassword,
  lockCustomer,
} from '../../store/people/customer-table.ts';
import {
  deletePasskey,
  listPasskeys,
  type PasskeyOwner,
  renamePasskey,
} from '../../store/people/passkey-table.ts';
import type { Schema } from '../../store/schema.ts';
import { isSameIssuer, type OutsideProvider } from '../outside/outside-provider.ts';

/** The ways in which a customer can sign in now. */
export type SignInMethods = {
  hasPassword: boolean;
  providers: readonly { issuer: string; name: string; linkedAt: Date }[];
  passkeys: readonly { id: string; name: string; host: string; createdAt: Date; lastUsedAt: Date | null }[];
};

/** Identities of providers that the site no longer offers do not count. */
export async function readSignInMethods(
  db: Kysely<Schema>,
  key: CustomerKey,
  offered: readonly OutsideProvider[],
): Promise<SignInMethods> {
  const customer = await findCustomerWithPassword(db, { spaceId: key.spaceId, id: key.customerId });
  const identities = await listCustomerIdentities(db, key);
  const passkeys = await listPasskeys(db, passkeyOwner(key));

  return {
    hasPassword: Boolean(customer?.passwordHash),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      host: passkey.rp_id,
      createdAt: passkey.created_at,
      lastUsedAt: passkey.last_used_at,
    })),
    providers: identities.flatMap(({ issuer, linked_at: linkedAt }) => {
      const name = offered.find((provider) => isSameIssuer(provider.issuer, issuer))?.name;
      return name ? [{ issuer, name, linkedAt }] : [];
    }),
  };
}

export function passkeyOwner({ spaceId, customerId }: CustomerKey): PasskeyOwner {
  return { kind: 'customer', spaceId, id: customerId };
}

export function countMethods({ hasPassword, providers, passkeys }: SignInMethods): number {
  return Number(hasPassword) + providers.length + passkeys.length;
}

/** False when the customer has no such passkey. */
export async function renameMethod(
  db: Kysely<Schema>,
  key: CustomerKey,
  { passkey, name }: { passkey: string; name: string },
): Promise<boolean> {
  return renamePasskey(db, { owner: passkeyOwner(key), id: passkey, name });
}

/** Removes a way to sign in; false for the last one, without which nobody could. */
export async function removeMethod(
  db: Kysely<Schema>,
  key: CustomerKey,
  { issuer, passkey, offered }: { issuer: string; passkey: string; offered: readonly OutsideProvider[] },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, key);
    const methods = await readSignInMethods(transaction, key, offered);
    if (countMethods(methods) < 2) return false;

    if (passkey) await deletePasskey(transaction, { owner: passkeyOwner(key), id: passkey });
    else await unlinkCustomerIdentity(transaction, { ...key, issuer });
    return true;
  });
}
