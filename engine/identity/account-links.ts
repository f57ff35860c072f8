import type { Kysely } from 'kysely';
import { checkPassword, type PasswordProblem } from '#domain/account/password.ts';
import { withActor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { agentResetMail, invitationMail, providerInvitationMail } from '../mail/templates/account-mails.ts';
import { readMailBrand } from '../mail/templates/mail-brand.ts';
import {
  type AccountLinkPurpose,
  findAccountLink,
  putAccountLink,
  takeAccountLink,
} from '../store/people/account-link-table.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  updatePassword,
} from '../store/people/account-table.ts';
import type { Schema } from '../store/schema.ts';
import { endSessions } from './end-sessions.ts';
import { hashPassword } from './passwords.ts';
import { REALMS } from './realm.ts';
import { hashOf, newSecret } from './sign-in-cookies.ts';
import type { Site } from './sites.ts';

/** Validity of each link in hours. */
export const ACCOUNT_LINK_HOURS: Readonly<Record<AccountLinkPurpose, number>> = {
  invitation: 7 * 24,
  'reset-password': 24,
};
export const ACCOUNT_LINK_PATHS: Readonly<Record<AccountLinkPurpose, string>> = {
  invitation: '/access/welcome',
  'reset-password': '/access/reset',
};
/** Where an agent requests a link to choose a password. */
export const AGENT_FORGOT = '/access/forgot';
const HOUR_MS = 60 * 60 * 1000;

type NewLink = { site: Site; accountId: string; purpose: AccountLinkPurpose; now: Date };

/** The URL of a new link to choose a password; the link before it is void. */
export async function accountUrl(
  db: Kysely<Schema>,
  { site, accountId, purpose, now }: NewLink,
): Promise<string> {
  return urlOf(site, purpose, await issue(db, { site, accountId, purpose, now }));
}

/** Issues a link and queues the mail with it, which alone holds the secret; returns its URL. */
export async function mailAccountLink(
  db: Kysely<Schema>,
  { email, ...link }: NewLink & { email: string },
): Promise<string> {
  const { site, purpose, now } = link;
  const brand = await readMailBrand(db, site);
  const mail = purpose === 'invitation' ? invitationMail : agentResetMail;

  return db.transaction().execute(async (transaction) => {
    const secret = await issue(transaction, link);
    await queueMail(transaction, {
      spaceId: site.spaceId,
      customerId: null,
      kind: purpose === 'invitation' ? 'invitation' : 'agent-reset-password',
      to: email,
      brand,
      content: mail(brand, { hours: ACCOUNT_LINK_HOURS[purpose], path: ACCOUNT_LINK_PATHS[purpose] }),
      secret,
      idempotencyKey: `${purpose} ${hashOf(secret)}`,
      now,
    });

    return urlOf(site, purpose, secret);
  });
}

/** Mails an agent a link to choose a password, if the email has an account. */
export async function requestAgentReset(db: Kysely<Schema>, { site, email, now }: Invited): Promise<void> {
  const account = await findAccountByEmail(db, { spaceId: site.spaceId, email });
  if (!account) return;

  await mailAccountLink(db, {
    site,
    accountId: account.id,
    email: account.email,
    purpose: 'reset-password',
    now,
  });
}

type Invited = { site: Site; email: string; now: Date };

/** Invites somebody to sign in with the agents' provider elsewhere; the link begins that sign-in and holds no secret. */
export async function mailProviderInvitation(
  db: Kysely<Schema>,
  { site, email, now, provider }: Invited & { provider: string },
): Promise<void> {
  const brand = await readMailBrand(db, site);
  const path = `${REALMS.agent.paths.signIn}?returnTo=%2F`;

  await queueMail(db, {
    spaceId: site.spaceId,
    customerId: null,
    kind: 'invitation',
    to: email,
    brand,
    content: providerInvitationMail(brand, { provider, path }),
    idempotencyKey: `invitation ${email} ${now.toISOString()}`,
    now,
  });
}

type Opened = { spaceId: string; purpose: AccountLinkPurpose; secret: string; now: Date };

/** Whose link it is; null for one that cannot be used, or whose account is disabled. */
export async function accountOfLink(
  db: Kysely<Schema>,
  { spaceId, purpose, secret, now }: Opened,
): Promise<Account | null> {
  const link = await findAccountLink(db, { spaceId, purpose, secretHash: hashOf(secret), now });

  return link ? findAccount(db, { spaceId, id: link.account_id }) : null;
}

/** Uses the link up: sets the password and ends every session. Returns the account. */
export async function choosePassword(
  db: Kysely<Schema>,
  { password, ...opened }: Opened & { password: string },
): Promise<{ accountId: string } | { problem: PasswordProblem | 'missing' } | 'expired'> {
  const account = await accountOfLink(db, opened);
  if (!account) return 'expired';
  const problem = password === '' ? 'missing' : checkPassword(password, account);
  if (problem) return { problem };

  const passwordHash = await hashPassword(password);
  const { spaceId, purpose, secret, now } = opened;
  return db.transaction().execute(async (transaction) => {
    const taken = await takeAccountLink(transaction, { spaceId, purpose, secretHash: hashOf(secret), now });
    if (!taken) return 'expired';

    await updatePassword(transaction, { spaceId, id: account.id, passwordHash });
    const { uid: id, name, role, email: subject } = account;
    const action = purpose === 'invitation' ? 'invitation accepted' : 'password set';
    await withActor(role && { id, name, role }, () =>
      recordAudit(transaction, { spaceId, at: now, kind: 'person', action, subject }),
    );
    await endSessions(transaction, { kind: 'agent', spaceId, subject: account.uid, accountId: account.id });
    return { accountId: account.id };
  });
}

async function issue(db: Kysely<Schema>, { site, accountId, purpose, now }: NewLink): Promise<string> {
  const secret = newSecret();
  await putAccountLink(db, {
    spaceId: site.spaceId,
    accountId,
    purpose,
    secretHash: hashOf(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + ACCOUNT_LINK_HOURS[purpose] * HOUR_MS),
  });

  return secret;
}

function urlOf({ origin }: Site, purpose: AccountLinkPurpose, secret: string): string {
  return `${origin}${ACCOUNT_LINK_PATHS[purpose]}?token=${secret}`;
}
