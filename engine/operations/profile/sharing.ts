import { createHash, randomBytes } from 'node:crypto';
import { SHARED_NOTES_MAX } from '#domain/account/sharing.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { type CustomerKey, lockCustomer } from '../../store/people/customer-table.ts';
import {
  listFavourites,
  type OwnedKey,
  type StoredFavourite,
  updateFavourite,
} from '../../store/people/favourite-table.ts';
import {
  deleteInvitations,
  deletePartners,
  findInvitation,
  findPartner,
  hasPartner,
  insertPartners,
  listPartnerNotes,
  putInvitation,
  putPartnerNote,
} from '../../store/people/sharing-table.ts';
import { getListings } from '../listings/get-listings.ts';
import type { Hit } from '../listings/listing-hit.ts';

export const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Db = Pick<EngineContext, 'db'>;
type Context = Pick<EngineContext, 'db' | 'cache' | 'index' | 'listings' | 'clock'>;

/** A favourite of a customer, of the partner, or of both. */
export type SharedFavourite = {
  listingId: string;
  mls: string;
  createdAt: Date;
  isMine: boolean;
  isPartners: boolean;
  myNote: string;
  partnersNote: string;
  hit: Hit | null;
};

export type SharedList = {
  partner: { name: string | null; since: Date } | null;
  total: number;
  favourites: SharedFavourite[];
};

/** One page of the favourites of two customers, the most recent first; empty for a customer without a partner. */
export async function readSharedList(
  context: Context,
  key: OwnedKey,
  { from, size }: { from: number; size: number },
): Promise<SharedList> {
  const { db } = context;
  const partner = await findPartner(db, key);
  if (!partner) return { partner: null, total: 0, favourites: [] };

  const theirs = { ...key, customerId: partner.id };
  const [mine, others, myNotes, partnersNotes] = await Promise.all([
    listFavourites(db, key),
    listFavourites(db, theirs),
    listPartnerNotes(db, key),
    listPartnerNotes(db, theirs),
  ]);
  const all = merged(mine, others);
  const page = all.slice(from, from + size);
  const ids = page.map(({ listingId }) => listingId);
  const hits = new Map((await getListings(context, key, ids)).map((hit) => [hit._id, hit]));

  return {
    partner: { name: displayName(partner), since: partner.since },
    total: all.length,
    favourites: page.map(({ listingId, mine: own, theirs: other, ...favourite }) => ({
      ...favourite,
      listingId,
      isMine: own !== undefined,
      isPartners: other !== undefined,
      myNote: own?.note || (myNotes.get(listingId) ?? ''),
      partnersNote: other?.note || (partnersNotes.get(listingId) ?? ''),
      hit: hits.get(listingId) ?? null,
    })),
  };
}

type Merged = Pick<StoredFavourite, 'listingId' | 'mls' | 'createdAt'> & {
  mine?: StoredFavourite;
  theirs?: StoredFavourite;
};

function merged(mine: readonly StoredFavourite[], theirs: readonly StoredFavourite[]): Merged[] {
  const all = new Map<string, Merged>();
  const put = (favourite: StoredFavourite, whose: 'mine' | 'theirs') => {
    const { listingId, mls, createdAt } = favourite;
    const known = all.get(listingId) ?? { listingId, mls, createdAt };
    const last = known.createdAt > createdAt ? known.createdAt : createdAt;
    all.set(listingId, { ...known, createdAt: last, [whose]: favourite });
  };
  for (const favourite of mine) put(favourite, 'mine');
  for (const favourite of theirs) put(favourite, 'theirs');

  return [...all.values()].sort(
    (one, other) =>
      other.createdAt.getTime() - one.createdAt.getTime() || one.listingId.localeCompare(other.listingId),
  );
}

/** Changes the customer's note on an own favourite or on one of the partner. */
export async function saveNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { listingId, note, ...key }: OwnedKey & { listingId: string; note: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, key);
    const isMine = await updateFavourite(transaction, { ...key, listingId, note });
    const partner = await findPartner(transaction, key);
    if (!partner && !isMine) throw notFound(`Favourite ${listingId}`);
    if (!partner) return;

    if (!isMine) {
      const theirs = await listFavourites(transaction, { ...key, customerId: partner.id });
      if (!theirs.some((favourite) => favourite.listingId === listingId))
        throw notFound(`Favourite ${listingId}`);
      const notes = await listPartnerNotes(transaction, key);
      if (notes.size >= SHARED_NOTES_MAX && !notes.has(listingId))
        throw badInput('note', `At most ${SHARED_NOTES_MAX} notes can be saved.`);
    }
    // A note is stored once: with the own favourite if there is one.
    const text = isMine ? '' : note;
    await putPartnerNote(transaction, { ...key, listingId, note: text, savedAt: clock() });
  });
}

/** The secret of a new invitation, which replaces the last one; null for a customer who shares with somebody already. */
export async function inviteToShare(
  { db }: Db,
  { now, ...key }: CustomerKey & { now: Date },
): Promise<{ secret: string; expiresAt: Date } | null> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, key);
    if (await hasPartner(transaction, { spaceId: key.spaceId, customerIds: [key.customerId] })) return null;
    await putInvitation(transaction, { ...key, secretHash: hashOf(secret), createdAt: now, expiresAt });

    return { secret, expiresAt };
  });
}

export async function revokeInvitation({ db }: Db, { spaceId, customerId }: CustomerKey): Promise<void> {
  await deleteInvitations(db, { spaceId, customerIds: [customerId] });
}

/** Who invites by this secret; null once it is used, revoked or expired. */
export async function readInvitation(
  { db }: Db,
  { spaceId, secret, now }: { spaceId: string; secret: string; now: Date },
): Promise<{ customerId: string; name: string | null } | null> {
  const found = await findInvitation(db, { spaceId, secretHash: hashOf(secret), now });

  return found && { customerId: found.customerId, name: displayName(found) };
}

export type Acceptance = 'accepted' | 'expired' | 'own' | 'taken';

/** Makes two customers partners; of two acceptances of one invitation at once one succeeds. */
export async function acceptInvitation(
  { db }: Db,
  { secret, now, spaceId, customerId }: CustomerKey & { secret: string; now: Date },
): Promise<Acceptance> {
  const lookUp = { spaceId, secretHash: hashOf(secret), now };

  return db.transaction().execute(async (transaction) => {
    const inviter = (await findInvitation(transaction, lookUp))?.customerId;
    if (!inviter) return 'expired';
    if (inviter === customerId) return 'own';
    const customerIds: [string, string] = [inviter, customerId];
    // In one order, so that two who accept each other's invitation do not wait for each other.
    for (const id of customerIds.toSorted()) await lockCustomer(transaction, { spaceId, customerId: id });
    if (!(await findInvitation(transaction, lookUp))) return 'expired';
    if (await hasPartner(transaction, { spaceId, customerIds })) return 'taken';

    await insertPartners(transaction, { spaceId, customerIds, since: now });
    await deleteInvitations(transaction, { spaceId, customerIds });
    return 'accepted';
  });
}

export function leaveSharing({ db }: Db, key: CustomerKey): Promise<void> {
  return deletePartners(db, key);
}

/** The name a customer gave; null without one: the email is not shown to others. */
export function displayName({ name, email }: { name: string; email: string }): string | null {
  return name.trim() === '' || name === email ? null : name;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
