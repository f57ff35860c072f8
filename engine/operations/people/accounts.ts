import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { checkPassword } from '#domain/account/password.ts';
import { checkSignUp, tidySignUp } from '#domain/account/sign-up.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import { newAgent } from '#domain/site/new-agent.ts';
import type { Role } from '#domain/site/roles.ts';
import type { Website } from '#domain/site/website.ts';
import { recordAudit } from '#engine/audit/record.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { endSessions } from '#engine/identity/end-sessions.ts';
import { loginMessages, problemText } from '#engine/identity/login/login-messages.ts';
import { hashPassword } from '#engine/identity/passwords.ts';
import {
  type AccountEntry,
  deleteAccount,
  findAccountEntry,
  lockAccountRow,
  lockOwners,
  NO_PASSWORD,
  setDisabled,
  updateRole,
} from '#engine/store/people/account-admin.ts';
import { deleteLinksOfAccount } from '#engine/store/people/account-link-table.ts';
import { insertAccount, updatePassword } from '#engine/store/people/account-table.ts';
import { insertAgent } from '#engine/store/people/agent-admin.ts';
import type { Schema } from '#engine/store/schema.ts';
import { findSettings } from '#engine/store/settings-table.ts';
import { staleRevision } from '../stale-revision.ts';

type Owners = Awaited<ReturnType<typeof lockOwners>>;
type Key = { spaceId: string; email: string };
/** `revision` is the one that was loaded; commands change whatever is stored. */
type Change = Key & { revision?: number; now: Date };
export type NewPerson = Key & {
  name: string;
  role: Role;
  /** Whether they are shown in the team. */
  isInTeam: boolean;
  /** Null for somebody who chooses one by a link. */
  password: string | null;
  now: Date;
};

/** Commands are in English. */
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
  const language = await languageOfSite(db, spaceId);

  return db.transaction().execute(async (transaction) => {
    const [id, uid] = [randomUUID(), randomUUID()];
    const agentUid = isInTeam ? uid : null;
    const account = { spaceId, id, email, name, role, passwordHash, agentUid, createdAt: now };
    if (!(await insertAccount(transaction, account)))
      throw badInput('email', `${email} has an account on this site already`);
    if (isInTeam) {
      const doc = newAgent({ language, displayName: name, email });
      await insertAgent(transaction, { spaceId, id: randomUUID(), uid, doc });
    }
    const action = password === null ? 'invited' : 'created';
    await record(transaction, { spaceId, now, email, action, summary: `role ${role}` });

    return id;
  });
}

async function languageOfSite(db: Kysely<Schema>, spaceId: string): Promise<Language> {
  const website = await findSettings(db, { spaceId, name: 'website' });
  const { config } = (website?.body ?? {}) as Partial<Website>;
  const language = config?.display.language;

  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Changes a role. A site always has an owner who can sign in. */
export async function changeRole(
  db: Kysely<Schema>,
  { role, ...key }: Change & { role: Role },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { account, owners } = await lockAccount(transaction, key);
    if (role === account.role) return;
    if (role !== 'owner') checkNotLast(account, owners, 'role');
    await updateRole(transaction, { spaceId: key.spaceId, id: account.id, role });
    const summary = `${account.role} → ${role}`;
    await record(transaction, { ...key, email: account.email, action: 'role changed', summary });
  });
}

/** Signs somebody out everywhere and disables their sign-in; their links stop working. Returns the ended sessions. */
export async function disableAccount(db: Kysely<Schema>, change: Change): Promise<number> {
  const { spaceId, now } = change;
  return db.transaction().execute(async (transaction) => {
    const { account, owners } = await lockAccount(transaction, change);
    checkNotLast(account, owners);
    if (!account.isDisabled) {
      await setDisabled(transaction, { spaceId, id: account.id, at: now });
      await record(transaction, { ...change, email: account.email, action: 'disabled' });
    }
    await deleteLinksOfAccount(transaction, { spaceId, accountId: account.id });

    return endAll(transaction, { spaceId, account });
  });
}

export async function enableAccount(db: Kysely<Schema>, change: Change): Promise<void> {
  const { spaceId } = change;
  await db.transaction().execute(async (transaction) => {
    const { account } = await lockAccount(transaction, change);
    if (!account.isDisabled) return;
    await setDisabled(transaction, { spaceId, id: account.id, at: null });
    await record(transaction, { ...change, email: account.email, action: 'enabled' });
  });
}

/** Deletes an account with its sessions and links; an invitation is withdrawn by it. The public profile stays. */
export async function removeAccount(db: Kysely<Schema>, change: Change): Promise<void> {
  const { spaceId } = change;
  await db.transaction().execute(async (transaction) => {
    const { account, owners } = await lockAccount(transaction, change);
    checkNotLast(account, owners);
    await endAll(transaction, { spaceId, account });
    await deleteAccount(transaction, { spaceId, id: account.id });
    const action = account.isInvited ? 'invitation withdrawn' : 'removed';
    await record(transaction, { ...change, email: account.email, action, summary: `role ${account.role}` });
  });
}

/** Ends every session of somebody; returns how many. */
export async function endSessionsOf(db: Kysely<Schema>, change: Change): Promise<number> {
  const { spaceId } = change;
  return db.transaction().execute(async (transaction) => {
    const account = await requireAccount(transaction, change);
    const ended = await endAll(transaction, { spaceId, account });
    const summary = `${ended} ended`;
    await record(transaction, { ...change, email: account.email, action: 'signed out', summary });
    return ended;
  });
}

/** Sets a password and ends every session; returns how many. */
export async function setAccountPassword(
  db: Kysely<Schema>,
  {
    spaceId,
    account,
    password,
    now,
  }: { spaceId: string; account: AccountEntry; password: string; now: Date },
): Promise<number> {
  const passwordHash = await hashChecked(password, account);

  return db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, { spaceId, id: account.id, passwordHash });
    await record(transaction, { spaceId, now, email: account.email, action: 'password set' });
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
  { revision, ...key }: Change,
): Promise<{ account: AccountEntry; owners: Owners }> {
  const owners = await lockOwners(transaction, key.spaceId);
  const { id } = await requireAccount(transaction, key);
  await lockAccountRow(transaction, { spaceId: key.spaceId, id });
  const account = await requireAccount(transaction, key);
  if (revision !== undefined && account.revision !== revision)
    throw staleRevision({ revision: account.revision, savedAt: null, savedBy: null });

  return { account, owners };
}

function checkNotLast({ id, email }: AccountEntry, owners: Owners, field = 'email'): void {
  if (owners.length === 1 && owners[0]?.id === id)
    throw badInput(field, `${email} is the last owner of the site; make somebody else an owner first`);
}

function record(
  db: Kysely<Schema>,
  { spaceId, now, email, action, summary }: Key & { now: Date; action: string; summary?: string },
): Promise<void> {
  return recordAudit(db, { spaceId, at: now, kind: 'person', action, subject: email, summary });
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
