import type { Kysely } from 'kysely';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { NewSite } from '#domain/site/new-site.ts';
import type { MadePasskey } from '../identity/passkeys/registration.ts';
import { hashOf } from '../identity/sign-in-cookies.ts';
import { type CreatedSite, createSite } from '../operations/sites/create-site.ts';
import { NO_PASSWORD } from '../store/people/account-admin.ts';
import { insertPasskey } from '../store/people/passkey-table.ts';
import type { Schema } from '../store/schema.ts';
import { takeSetupLink } from '../store/setup-link-table.ts';
import { hasSpaces, insertHost } from '../store/space-table.ts';

type FirstSite = {
  /** The secret of the setup link. */
  token: string;
  signInBy: MadePasskey | { passwordHash: string };
  /** Host names besides the site's own. */
  hosts: readonly string[];
  parts: PartsTable;
  now: Date;
};

/** Creates the first site with its owner in one transaction; null when the link was used up meanwhile. */
export async function createFirstSite(
  db: Kysely<Schema>,
  site: NewSite,
  { token, signInBy, hosts, parts, now }: FirstSite,
): Promise<CreatedSite | null> {
  const passkey = 'row' in signInBy ? signInBy : null;
  const passwordHash = 'row' in signInBy ? NO_PASSWORD : signInBy.passwordHash;

  return db.transaction().execute(async (transaction) => {
    if (!(await takeSetupLink(transaction, { secretHash: hashOf(token), now }))) return null;
    if (await hasSpaces(transaction)) return null;

    const account = { passwordHash, accountId: passkey?.ownerId };
    const created = await createSite(transaction, site, { parts, ...account, now });
    const owner = { kind: 'agent', spaceId: created.spaceId, id: created.accountId } as const;
    if (passkey) await insertPasskey(transaction, owner, passkey.row);
    for (const host of hosts) await insertHost(transaction, { spaceId: created.spaceId, host });
    return created;
  });
}
