import { sql } from 'kysely';
import { hashPassword } from '#engine/identity/passwords.ts';
import { assignPlacesToPoints } from '#engine/operations/listings/assign-places.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import type { Store } from '#engine/store/database/db.ts';
import { refreshStatistics } from '#engine/store/database/statistics.ts';
import { replaceNearby } from '#engine/store/nearby/nearby-table.ts';
import { NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import { nearbyPlaces } from './city/nearby.ts';
import { seedFavourites } from './favourites.ts';
import { generateListings } from './listings/generate-listings.ts';
import { EDMONTON } from './markets/edmonton.ts';
import type { Market } from './markets/market.ts';
import { SAN_ANTONIO } from './markets/san-antonio.ts';
import { placeRows } from './places/places.ts';
import { EDMONTON_SITE } from './sites/edmonton/site.ts';
import { categoryRows, postRows } from './sites/posts.ts';
import { SAN_ANTONIO_SITE } from './sites/san-antonio/site.ts';
import { homePictures, type SiteSeed } from './sites/site.ts';
import { generateSolds } from './solds.ts';
import { SOURCES } from './sources.ts';

/** The public password of every demo account. */
export const DEMO_PASSWORD = 'strapwork-demo';

export const DEMO_SITES: readonly SiteSeed[] = [EDMONTON_SITE, SAN_ANTONIO_SITE];

type Log = (line: string) => void;

export type SeedOptions = {
  store: Store;
  log: Log;
  /** Reference time of listings, open houses and posts. */
  now?: Date;
  /** Share of the listings and solds to write; tests need few. */
  scale?: number;
};

/** Seeds an empty store with two demo brokerages; returns false without changes when it has spaces already. */
export async function seedIfEmpty({
  store,
  log,
  now = new Date(),
  scale = 1,
}: SeedOptions): Promise<boolean> {
  const { db } = store;
  const existing = await db.selectFrom('spaces').select('id').limit(1).execute();
  if (existing.length > 0) return false;

  const started = performance.now();
  const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

  // One transaction: an interrupted seed starts over.
  await db.transaction().execute(async (transaction) => {
    const inside = { ...store, db: transaction };
    const { places, rings } = placeRows();
    await bulkInsert(transaction, 'places', places);
    await bulkInsert(transaction, 'place_rings', rings);
    log(`Seeding: ${places.length} places (${elapsed()})`);

    await bulkInsert(
      transaction,
      'sources',
      SOURCES.map((source) => ({ ...source, last_update: now.toISOString() })),
    );
    for (const market of [EDMONTON, SAN_ANTONIO]) {
      const listings = await seedListings(inside, market, now, scale);
      log(`Seeding: ${listings.toLocaleString('en-CA')} ${market.city} listings (${elapsed()})`);
    }
    // Homes that are there from the start are news to nobody: alerts would match each of them.
    await sql`truncate listing_events`.execute(transaction);
    await bulkInsert(transaction, 'solds', [
      ...generateSolds(EDMONTON, 400 * scale, now),
      ...generateSolds(SAN_ANTONIO, 200 * scale, now),
    ]);

    const passwordHash = await hashPassword(DEMO_PASSWORD);
    for (const site of DEMO_SITES) await seedSite(inside, site, passwordHash, now);
    log(`Seeding: ${DEMO_SITES.length} sites with their pages, teams and posts (${elapsed()})`);
  });
  await refreshStatistics(db);
  return true;
}

async function seedListings(
  { db }: Pick<Store, 'db'>,
  market: Market,
  now: Date,
  scale: number,
): Promise<number> {
  const listings = generateListings(market, now, {
    count: Math.round(market.count * scale),
    shown: DEMO_SITES.filter(({ space }) => space.source === market.source).flatMap(homePictures),
  });
  const names = new Map(
    market.places.map(({ id, name, placetype }) => [id, { id: String(id), name, placetype }]),
  );
  // Also for homes with a withheld address: they have places but no position.
  const placed = listings.filter(({ document, display }) => document.location || !display.address);
  const held = await assignPlacesToPoints(
    { db },
    placed.map(({ position }) => position),
  );

  placed.forEach((listing, i) => {
    listing.place_ids = held[i] ?? [];
    listing.document.places = listing.place_ids.flatMap((id) => names.get(id) ?? []);
  });
  await bulkInsert(
    db,
    'listings',
    listings.map(({ position: _, ...row }) => row),
  );
  return listings.length;
}

async function seedSite(
  { db }: Pick<Store, 'db'>,
  site: SiteSeed,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { id, hosts, source, ...settings } = site.space;
  const saved = { saved_at: now.toISOString(), saved_by: null };
  await bulkInsert(db, 'spaces', [{ id, source, settings }]);
  await bulkInsert(
    db,
    'space_hosts',
    hosts.map((host) => ({ host, space_id: id })),
  );
  await bulkInsert(
    db,
    'settings',
    (['website', 'header', 'footer'] as const).map((name) => ({
      space_id: id,
      name,
      body: site[name],
      ...saved,
    })),
  );
  await bulkInsert(
    db,
    'pages',
    site.pages.map((page) => ({
      space_id: id,
      slug: page.slug,
      sort_order: page.order,
      body: page,
      ...saved,
    })),
  );
  await bulkInsert(
    db,
    'agents',
    site.team.map(({ id: agentId, uid, ...doc }, i) => ({
      space_id: id,
      id: agentId,
      uid,
      sort_order: i,
      doc: { ...doc, id: agentId, uid },
    })),
  );
  await bulkInsert(
    db,
    'accounts',
    site.accounts.map((account) => ({
      space_id: id,
      id: account.id,
      email: account.email,
      password_hash: passwordHash,
      agent_uid: account.agentUid,
      role: account.role,
    })),
  );
  await bulkInsert(
    db,
    'customers',
    site.customers.map((customer) => ({ space_id: id, ...customer, password_hash: passwordHash })),
  );
  const market = [EDMONTON, SAN_ANTONIO].find(({ source: key }) => key === source);
  if (market) await replaceNearby(db, id, NEARBY_KINDS, nearbyPlaces(market));
  await seedFavourites({ db }, site, now);
  await bulkInsert(db, 'post_categories', categoryRows(id, site.posts));
  await bulkInsert(db, 'posts', postRows(id, site.posts, now));
}
