import type { EngineContext } from '#engine/context.ts';
import { recordAudit } from '#engine/audit/record.ts';
import { badInput, notFound } from '#engine/errors.ts';
import { PASSKEY_NAME_MAX, readPasskeyName } from '#engine/identity/passkeys/passkey-name.ts';
import { createPasskeys } from '#engine/identity/passkeys/passkeys.ts';
import { findSite } from '#engine/identity/sites.ts';
import { lockAccountRow, NO_PASSWORD } from '#engine/store/people/account-admin.ts';
import { findAccountOfAgent } from '#engine/store/people/account-table.ts';
import {
  deletePasskey,
  listPasskeys,
  type Passkey,
  type PasskeyOwner,
  renamePasskey,
} from '#engine/store/people/passkey-table.ts';
import { findSiteDisplay } from '#engine/store/site-table.ts';
import { confirmAgent, type OwnChange } from './confirm-agent.ts';

type Context = Pick<EngineContext, 'db' | 'clock' | 'agentsSignInElsewhere'>;
type Own = { spaceId: string; uid: string };

/** The agent's own passkeys, the oldest first, and what adding one needs. */
export async function readOwnPasskeys({ db, agentsSignInElsewhere }: Context, own: Own) {
  const { owner, account } = await ownerOf(db, own);
  const passkeys = await listPasskeys(db, owner);

  return {
    passkeys: passkeys.map(passkeyOf),
    isAvailable: !agentsSignInElsewhere,
    needsPassword: account.passwordHash !== NO_PASSWORD,
  };
}

type Begin = OwnChange & { name: string; origin: string };

/** What the browser needs to make a passkey for the site at this origin. */
export async function beginPasskey(context: Context, { name: typed, origin, ...own }: Begin) {
  const { db, clock, agentsSignInElsewhere } = context;
  const site = await siteOf(db, { spaceId: own.spaceId, origin });
  if (agentsSignInElsewhere) throw badInput('origin', 'You sign in to this site at another provider.');
  const name = checkedName(typed);
  const account = await confirmAgent(context, own);
  const { siteName } = await findSiteDisplay(db, own.spaceId);
  const options = await createPasskeys(db, clock).registrationOptions(site, 'agent', account, {
    name,
    siteName: siteName ?? new URL(origin).host,
  });
  if (!options)
    throw badInput(
      'origin',
      'No further passkey can be made here: the site has no name, or you have too many.',
    );

  return options;
}

/** Stores the passkey that the browser made. */
export async function addPasskey(
  { db, clock }: Context,
  { origin, answer, ...own }: Own & { origin: string; answer: string },
) {
  const site = await siteOf(db, { spaceId: own.spaceId, origin });
  const { owner, account } = await ownerOf(db, own);

  // Not in one transaction: a wrong response consumes the challenge too.
  const name = await createPasskeys(db, clock).register(site, owner, answer);
  if (name === null) throw badInput('answer', 'No passkey was added. Please try again.');
  const change = { kind: 'person', action: 'passkey added', subject: account.email, summary: name } as const;
  await recordAudit(db, { spaceId: own.spaceId, at: clock(), ...change });
}

export async function renameOwnPasskey(
  { db }: Context,
  { id, name, ...own }: Own & { id: string; name: string },
): Promise<void> {
  const { owner } = await ownerOf(db, own);
  if (!(await renamePasskey(db, { owner, id, name: checkedName(name) }))) throw notFound('This passkey');
}

/** Removes a passkey, but not the last way to sign in. */
export async function removeOwnPasskey(
  { db, clock }: Context,
  { id, ...own }: Own & { id: string },
): Promise<void> {
  const { spaceId } = own;
  await db.transaction().execute(async (transaction) => {
    const { owner } = await ownerOf(transaction, own);
    await lockAccountRow(transaction, { spaceId, id: owner.id });
    const { account } = await ownerOf(transaction, own);
    const passkeys = await listPasskeys(transaction, owner);
    if (account.passwordHash === NO_PASSWORD && passkeys.length < 2)
      throw badInput('id', 'This is your only way to sign in. Choose a password before you remove it.');
    const name = await deletePasskey(transaction, { owner, id });
    if (name === null) throw notFound('This passkey');
    const change = {
      kind: 'person',
      action: 'passkey removed',
      subject: account.email,
      summary: name,
    } as const;
    await recordAudit(transaction, { spaceId, at: clock(), ...change });
  });
}

async function ownerOf(db: Context['db'], { spaceId, uid }: Own) {
  const account = await findAccountOfAgent(db, { spaceId, uid });
  if (!account) throw notFound('This account');
  const owner: PasskeyOwner = { kind: 'agent', spaceId, id: account.id };

  return { account, owner };
}

/** A passkey is bound to the host where the agent is. */
async function siteOf(db: Context['db'], { spaceId, origin }: { spaceId: string; origin: string }) {
  const site = await findSite(db, origin);
  if (site?.spaceId !== spaceId) throw badInput('origin', 'This is not an address of the site');

  return site;
}

function checkedName(typed: string): string {
  const { name, problem } = readPasskeyName(typed);
  if (problem === 'missing') throw badInput('name', 'Enter a name.');
  if (problem === 'long') throw badInput('name', `Use at most ${PASSKEY_NAME_MAX} characters.`);

  return name;
}

function passkeyOf({ id, name, rp_id, created_at, last_used_at }: Passkey) {
  return { id, name, host: rp_id, createdAt: created_at, usedAt: last_used_at };
}
