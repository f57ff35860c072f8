import { FAVOURITES_MAX } from '#domain/account/saved-search.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { lockCustomer } from '../../store/people/customer-table.ts';
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  listFavourites,
  type OwnedKey,
  type StoredFavourite,
  updateFavourite,
} from '../../store/people/favourite-table.ts';
import { getListings } from '../listings/get-listings.ts';
import type { Hit } from '../listings/listing-hit.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'index' | 'listings' | 'clock'>;

/** A favourite with its listing; null when the listing has left the market. */
export type Favourite = StoredFavourite & { hit: Hit | null };

/** The largest number of listings read at once. */
const BATCH = 100;

export async function favouriteIds({ db }: Pick<Context, 'db'>, key: OwnedKey): Promise<string[]> {
  return (await listFavourites(db, key)).map(({ listingId }) => listingId);
}

/** One page of a customer's favourites, the most recent first, and the number of all. */
export async function readFavourites(
  context: Context,
  key: OwnedKey,
  { from, size }: { from: number; size: number },
): Promise<{ total: number; favourites: Favourite[] }> {
  const all = await listFavourites(context.db, key);
  const page = all.slice(from, from + size);
  const hits = new Map<string, Hit>();

  for (let at = 0; at < page.length; at += BATCH) {
    const ids = page.slice(at, at + BATCH).map(({ listingId }) => listingId);
    for (const hit of await getListings(context, key, ids)) hits.set(hit._id, hit);
  }
  return {
    total: all.length,
    favourites: page.map((favourite) => ({ ...favourite, hit: hits.get(favourite.listingId) ?? null })),
  };
}

/** Adds a favourite or changes its note; true when it is new. */
export async function saveFavourite(
  context: Context,
  favourite: OwnedKey & { listingId: string; note?: string },
): Promise<boolean> {
  const { db, clock } = context;
  const { listingId, note = '', ...key } = favourite;
  if (await updateFavourite(db, favourite)) return false;

  const [hit] = await getListings(context, key, [listingId]);
  if (hit?._id !== listingId) throw notFound(`Listing ${listingId}`);

  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, key);
    if (await updateFavourite(transaction, favourite)) return false;
    if ((await countFavourites(transaction, key)) >= FAVOURITES_MAX)
      throw badInput('listingId', `At most ${FAVOURITES_MAX} favourites can be saved.`);
    await insertFavourite(transaction, {
      ...key,
      listingId,
      mls: hit._source.mls,
      note,
      createdAt: clock(),
    });

    return true;
  });
}

export function removeFavourite(
  { db }: Pick<Context, 'db'>,
  key: OwnedKey & { listingId: string },
): Promise<void> {
  return deleteFavourite(db, key);
}
