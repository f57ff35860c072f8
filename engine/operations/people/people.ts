import type { Role } from '#domain/site/roles.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { mailAccountLink, mailProviderInvitation } from '#engine/identity/account-links.ts';
import { findSite } from '#engine/identity/sites.ts';
import {
  type AccountEntry,
  countAccounts,
  findAccountEntryById,
  listAccounts,
} from '#engine/store/people/account-admin.ts';
import {
  changeRole,
  createAccount,
  disableAccount,
  enableAccount,
  endSessionsOf,
  removeAccount,
} from './accounts.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'deliversMail' | 'agentProvider'>;
type Key = { spaceId: string; id: string };
/** `revision` is the one that was loaded. */
type Write = Key & { revision: number };

/** One page of the accounts of a site, by email. */
export async function readPeople(
  { db, deliversMail }: Context,
  { spaceId, page, size }: { spaceId: string; page: number; size: number },
) {
  const [people, total] = await Promise.all([
    listAccounts(db, spaceId, { limit: size, offset: (page - 1) * size }),
    countAccounts(db, spaceId),
  ]);

  return { people: people.map(personOf), total, delivers: deliversMail };
}

type Invitation = {
  spaceId: string;
  email: string;
  name: string;
  role: Role;
  /** Whether they are shown in the team; agents are when omitted. */
  isInTeam?: boolean | null | undefined;
  origin: string;
};

/**
 * Creates an account without a password, and mails the link to choose one or to the agents' provider. Where no mail is delivered
 * who invites gets the link too, this once.
 */
export async function invitePerson(context: Context, { origin, ...person }: Invitation) {
  const { db, clock } = context;
  const site = await siteOf(db, { spaceId: person.spaceId, origin });
  const id = await createAccount(db, {
    ...person,
    isInTeam: person.isInTeam ?? person.role === 'agent',
    password: null,
    now: clock(),
  });
  const account = await requirePerson(db, { spaceId: person.spaceId, id });
  const invitationLink = await mailInvitation(context, {
    site,
    accountId: id,
    email: account.email,
    now: clock(),
  });

  return { ...personOf(await requirePerson(db, { spaceId: person.spaceId, id })), invitationLink };
}

/** Mails a new link; the one before is void. */
export async function resendInvitation(context: Context, { origin, ...key }: Key & { origin: string }) {
  const { db, clock } = context;
  const site = await siteOf(db, { spaceId: key.spaceId, origin });
  const { email, isInvited, isDisabled } = await requirePerson(db, key);
  if (!isInvited || isDisabled) throw badInput('id', `${email} has no open invitation`);

  const at = clock();
  const invitationLink = await mailInvitation(context, { site, accountId: key.id, email, now: at });
  const change = { kind: 'person', action: 'invited again', subject: email } as const;
  await recordAudit(db, { spaceId: key.spaceId, at, ...change });
  return { ...personOf(await requirePerson(db, key)), invitationLink };
}

/** The link where no mail server delivers it, else null. */
async function mailInvitation(
  { db, agentProvider, deliversMail }: Context,
  invited: { site: Awaited<ReturnType<typeof siteOf>>; accountId: string; email: string; now: Date },
): Promise<string | null> {
  if (agentProvider) {
    await mailProviderInvitation(db, { ...invited, provider: agentProvider });
    return null;
  }
  const link = await mailAccountLink(db, { ...invited, purpose: 'invitation' });

  return deliversMail ? null : link;
}

type Change = Write & { role?: Role; isDisabled?: boolean };

/** Changes what somebody may do, or whether they may sign in. */
export async function changePerson({ db, clock }: Context, { role, isDisabled, ...write }: Change) {
  const { email } = await requirePerson(db, write);
  const change = { spaceId: write.spaceId, email, revision: write.revision, now: clock() };
  if (role !== undefined) await changeRole(db, { ...change, role });
  else if (isDisabled === true) await disableAccount(db, change);
  else if (isDisabled === false) await enableAccount(db, change);

  return personOf(await requirePerson(db, write));
}

export async function removePerson({ db, clock }: Context, write: Write): Promise<void> {
  const { email } = await requirePerson(db, write);
  await removeAccount(db, { spaceId: write.spaceId, email, revision: write.revision, now: clock() });
}

/** Signs somebody out everywhere; returns how many sessions ended. */
export async function endPersonSessions({ db, clock }: Context, key: Key): Promise<number> {
  const { email } = await requirePerson(db, key);

  return endSessionsOf(db, { spaceId: key.spaceId, email, now: clock() });
}

async function requirePerson(db: Context['db'], key: Key): Promise<AccountEntry> {
  const account = await findAccountEntryById(db, key);
  if (!account) throw notFound('This person');

  return account;
}

/** The links of mails lead to the origin that the owner uses. */
async function siteOf(db: Context['db'], { spaceId, origin }: { spaceId: string; origin: string }) {
  const site = await findSite(db, origin);
  if (site?.spaceId !== spaceId) throw badInput('origin', 'This is not an address of the site');

  return site;
}

function personOf(account: AccountEntry) {
  const { id, email, name, role, agentUid, isDisabled, isInvited, revision, signedInAt, invitedUntil } =
    account;
  const status = isDisabled ? 'disabled' : isInvited ? 'invited' : 'active';

  return { id, email, name, role, agentUid, status, revision, signedInAt, invitedUntil } as const;
}
