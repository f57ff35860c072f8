import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkPassword } from '#domain/account/password.ts';
import { checkSignUp, tidySignUp } from '#domain/account/sign-up.ts';
import type { Role } from '#domain/site/roles.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { endSessions } from '#engine/identity/end-sessions.ts';
import { loginMessages, problemText } from '#engine/identity/login/login-messages.ts';
import { hashPassword } from '#engine/identity/passwords.ts';
import {
  type AccountEntry,
  findAccountEntry,
  lockOwners,
  NO_PASSWORD,
  setDisabled,
  updateRole,
} from '#engine/store/people/account-admin.ts';
import { deleteLinksOfAccount } from '#engine/store/people/account-link-table.ts';
import { insertAccount, updatePassword } from '#engine/store/people/account-table.ts';
import { insertAgent } from '#engine/store/people/agent-admin.ts';
import type { Schema } from '#engine/store/schema.ts';

type Key = { spaceId: string; email: string };
export type NewPerson = Key & {
  name: string;
  role: Role;
  /** Whether they are shown in the team. */
  isInTeam: boolean;
  /** Null for somebody who chooses one by a link. */
  password: string | null;
  now: Date;
};

/** Commands speak English. */
const ENGLISH = loginMessages('en');

/** Creates an account; returns its id. */
export async function createAccount(db: Kysely<Schema>, person: NewPerson): Promise<string> {
  const { spaceId, role, isInTeam, password, now } = person;
  const { name, email } = tidySignUp({ ...person, password: '' });
  const { password: _, ...problems } = checkSignUp({ name, email, password: '' });
  const texts = problemText(ENGLISH, problems);
  if (texts.name) throw badInput('name', texts.name);
  if (texts.email) throw badInput('email', texts.email);
  const passwordHash = password === null ? NO_PASSWORD : await hashChecked(password, { name, email });

  return db.transaction().execute(async (transaction) => {
    const [id, uid] = [randomUUID(), randomUUID()];
    const agentUid = isInTeam ? uid : null;
    const account = { spaceId, id, email, name, role, passwordHash, agentUid, createdAt: now };
    if (!(await insertAccount(transaction, account)))
      throw badInput('email', `${email} has an account on this site already`);
    if (isInTeam) {
      const doc = { displayName: name, role: 'realtor', email };
      await insertAgent(transaction, { spaceId, id: randomUUID(), uid, doc });
    }

    return id;
  });
}

/** Changes a role. A site always has an owner who can sign in. */
export async function changeRole(db: Kysely<Schema>, { role, ...key }: Key & { role: Role }): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { account, owners } = await lockAccount(transaction, key);
    if (role !== 'owner') checkNotLast(account, owners);
    await updateRole(transaction, { spaceId: key.spaceId, id: account.id, role });
  });
}

/** Signs somebody out everywhere and keeps them from signing in; their links stop working. Returns the ended sessions. */
export async function disableAccount(
  db: Kysely<Schema>,
  { spaceId, email, now }: Key & { now: Date },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { account, owners } = await lockAccount(transaction, { spaceId, email });
    checkNotLast(account, owners);
    await setDisabled(transaction, { spaceId, id: account.id, at: now });
    await deleteLinksOfAccount(transaction, { spaceId, accountId: account.id });

    return endAll(transaction, { spaceId, account });
  });
}

export async function enableAccount(db: Kysely<Schema>, { spaceId, email }: Key): Promise<void> {
  const account = await requireAccount(db, { spaceId, email });
  await setDisabled(db, { spaceId, id: account.id, at: null });
}

/** Sets a password and ends every session; returns how many. */
export async function setAccountPassword(
  db: Kysely<Schema>,
  { spaceId, account, password }: { spaceId: string; account: AccountEntry; password: string },
): Promise<number> {
  const passwordHash = await hashChecked(password, account);

  return db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, { spaceId, id: account.id, passwordHash });
    await deleteLinksOfAccount(transaction, { spaceId, accountId: account.id });

    return endAll(transaction, { spaceId, account });
  });
}

export async function requireAccount(db: Kysely<Schema>, key: Key): Promise<AccountEntry> {
  const account = await findAccountEntry(db, key);
  if (!account) throw notFound(`An account of ${key.spaceId} with the e-mail address ${key.email}`);

  return account;
}

/** The owners are locked first, so that of two changes at once the second sees the first. */
async function lockAccount(
  transaction: Kysely<Schema>,
  key: Key,
): Promise<{ account: AccountEntry; owners: string[] }> {
  const owners = await lockOwners(transaction, key.spaceId);

  return { account: await requireAccount(transaction, key), owners };
}

function checkNotLast({ id, email }: AccountEntry, owners: readonly string[]): void {
  if (owners.length === 1 && owners[0] === id)
    throw badInput('email', `${email} is the last owner of the site; make somebody else an owner first`);
}

function endAll(
  db: Kysely<Schema>,
  { spaceId, account }: { spaceId: string; account: AccountEntry },
): Promise<number> {
  const subject = account.agentUid ?? account.id;

  return endSessions(db, { kind: 'agent', spaceId, subject, accountId: account.id });
}

async function hashChecked(password: string, owner: { name: string; email: string }): Promise<string> {
  const problem = checkPassword(password, owner);
  if (problem) throw badInput('password', problemText(ENGLISH, { password: problem }).password ?? problem);

  return hashPassword(password);
}
