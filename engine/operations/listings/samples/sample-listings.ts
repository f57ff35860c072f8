import { type Kysely, sql } from 'kysely';
import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import type { Space } from '#domain/site/website.ts';
import { type ListingRecord, listingRow, publicIdOf } from '#engine/feeds/listing-row.ts';
import { bulkInsert } from '#engine/store/database/bulk-insert.ts';
import { findSpace, listSourceSpaces } from '#engine/store/space-table.ts';
import { findSource } from '#engine/store/listings/source-table.ts';
import type { Schema } from '#engine/store/schema.ts';
import type { EngineContext } from '../../../context.ts';
import { badInput, notFound } from '../../../errors.ts';
import { readWebsiteConfig } from '../../read-website.ts';
import { SAMPLE_HOMES, type SampleHome, samplePrice } from './sample-homes.ts';
import { EN } from './texts/en.ts';
import { ES } from './texts/es.ts';
import { FR } from './texts/fr.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Db = Kysely<Schema>;

/** How many samples a site shows, and whether it may get them: while it has no listings of its own. */
export type Samples = { count: number; canAdd: boolean };

const sampleTexts = dictionaryByLanguage(EN, { fr: FR, es: ES });
/** Written by this file alone; no feed can make a sample. */
const IS_SAMPLE = sql<boolean>`document->'isSample' = 'true'::jsonb`;
const HOUR_MS = 3_600_000;

export async function readSamples({ db }: Context, spaceId: string): Promise<Samples> {
  return samplesOf(db, await siteWithSource(db, spaceId));
}

/** Adds sample listings to the site's own source; those that are there already stay. */
export async function addSamples(context: Context, spaceId: string): Promise<Samples> {
  const space = await siteWithSource(context.db, spaceId);
  const { language } = (await readWebsiteConfig(context, spaceId)).display;

  return context.db.transaction().execute(async (db) => {
    const samples = await samplesOf(db, space);
    if (!samples.canAdd)
      throw badInput('source', 'This site has listings of its own: samples would stand among them');
    if (samples.count > 0) return samples;

    const supported = isLanguage(language) ? language : DEFAULT_LANGUAGE;
    const rows = SAMPLE_HOMES.map((home, index) => sampleRow(space, home, index, supported, context.clock()));
    await bulkInsert(db, 'listings', rows, { replace: ['source', 'id'] });
    await deleteEvents(
      db,
      space,
      rows.map(({ id }) => id),
    );

    return samplesOf(db, space);
  });
}

/** Removes every sample of the site. */
export async function removeSamples({ db }: Context, spaceId: string): Promise<Samples> {
  const space = await siteWithSource(db, spaceId);

  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      delete from listings where source = ${space.source} and ${IS_SAMPLE} returning id`.execute(transaction);
    await deleteEvents(
      transaction,
      space,
      rows.map(({ id }) => id),
    );

    return samplesOf(transaction, space);
  });
}

async function siteWithSource(db: Db, spaceId: string): Promise<Space> {
  const space = await findSpace(db, spaceId);
  if (!space) throw notFound('This site');
  if (!(await findSource(db, space.source))) throw notFound(`The listing source ${space.source}`);

  return space;
}

async function samplesOf(db: Db, { id, source }: Space): Promise<Samples> {
  const others = (await listSourceSpaces(db, source)).filter((other) => other !== id);
  const { rows } = await sql<{ count: number; own: boolean }>`
    select (select count(*)::integer from listings where source = ${source} and ${IS_SAMPLE}) as count,
      exists (select from listings where source = ${source} and not coalesce(${IS_SAMPLE}, false)) as own`.execute(
    db,
  );
  const { count = 0, own = false } = rows[0] ?? {};

  return { count, canAdd: others.length === 0 && !own };
}

/** Without events, no alert mails the samples. */
async function deleteEvents(db: Db, { source }: Space, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from listing_events where source = ${source} and listing_id = any(${[...ids]}::text[])`.execute(
    db,
  );
}

function sampleRow(
  { source, currency, areaName, mapDefault }: Space,
  home: SampleHome,
  index: number,
  language: Language,
  now: Date,
): ListingRecord {
  const translate = sampleTexts(language);
  const number = String(index + 1).padStart(2, '0');
  const [city = '', province] = areaName.split(',').map((part) => part.trim());
  const { kind, bedrooms, bathrooms, sqft, yearBuilt, north, east } = home;
  const listedAt = new Date(now.getTime() - index * 30 * HOUR_MS);
  const images = home.pictures.map((name) => `/_files/demo/photos/${name}.jpg`);
  const document = {
    isSample: true,
    mls: `SAMPLE-${number}`,
    status: 'active',
    transaction_type: 'sale' as const,
    building_types: [kind],
    address: translate('address', { number: index + 1 }),
    city,
    ...(province && { province }),
    price: samplePrice(home, currency),
    ...(bedrooms && { bedrooms }),
    ...(bathrooms && { bathrooms }),
    ...(sqft && { sqft }),
    ...(yearBuilt && { year_built: yearBuilt }),
    list_date: listedAt.toISOString(),
    location: { lat: mapDefault.lat + north, lon: mapDefault.lon + east },
    images,
    image_count: images.length,
    // No brokerage lists it.
    courtesyOfMessage: translate('attribution'),
    description: translate('description'),
    additionalDetails: {},
    publicInfo: { additionalMedia: [] },
  };
  const display = { listing: true, address: true, valuation: true, comments: true };

  return listingRow({
    source,
    id: `sample-${number}`,
    document: { ...document, publicId: publicIdOf(document), display },
    postalCode: null,
    openHouseUntil: null,
    display,
    modifiedAt: listedAt,
  });
}
