/**
 * Baseline with the bare driver: node:http, `pg` and hand-optimised SQL with the best indexes for these queries. Returns the
 * same fields as the GraphQL query, after the same display rules. Prints its port.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import type { HitSource } from '#gateway/datasources/listings/listings.types.ts';
import { ownAttribution } from '#gateway/display-rules/attribution.ts';
import { rulesWithTextSearch } from '#gateway/display-rules/display-rules.ts';
import { type ShownSource, showHit } from '#gateway/display-rules/show-listing.ts';
import { listingDetails } from '#gateway/listing/details.ts';
import { listingImages } from '#gateway/listing/images.ts';
import { listingPath } from '#gateway/listing/listing-path.ts';
import type { Question, Scenario } from './search-scenarios.ts';

const SOURCE = 'idx-edm-v5';
const RULES = rulesWithTextSearch(SOURCE);
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });

/** A card shows the first five photos and none of the long members. */
const CARD = `id, document - '{description,additionalDetails,publicInfo,images}'::text[]
  || jsonb_build_object('images', jsonb_path_query_array(document, '$.images[0 to 4]')) as document`;
const FILTER = 'source = $1 and shown and price between $2 and $3 and bedrooms >= $4';
const BOX = 'search_location <@ box(point($5, $6), point($7, $8))';

type Row = { id: string; document: HitSource };

const RESPONSES: Record<Scenario, (question: Question) => Promise<unknown>> = {
  filter: ({ low, high, bedrooms }) => page(FILTER, [SOURCE, low, high, bedrooms]),
  box: ({ low, high, bedrooms, box }) =>
    page(`${FILTER} and ${BOX}`, [SOURCE, low, high, bedrooms, box.east, box.north, box.west, box.south]),
  'by id': async ({ id }) => {
    const { rows } = await pool.query<Row>({
      name: 'by id',
      text: 'select id, document from listings where source = $1 and id = $2',
      values: [SOURCE, id],
    });
    return { listing: rows.map((row) => details(shown(row)))[0] ?? null };
  },
  points: async ({ box }) => {
    const where = 'source = $1 and on_map and search_location <@ box(point($2, $3), point($4, $5))';
    const values = [SOURCE, box.east, box.north, box.west, box.south];
    const [counted, found] = await Promise.all([
      pool.query({
        name: 'count points',
        text: `select count(*)::int as total from listings where ${where}`,
        values,
      }),
      pool.query({
        name: 'points',
        text: `select id, search_location[1] as lat, search_location[0] as lon, price from listings
          where ${where} order by listed_at desc, id limit 1000`,
        values,
      }),
    ]);
    return { points: { total: counted.rows[0].total, points: found.rows } };
  },
};

async function page(where: string, values: unknown[]) {
  const [counted, found] = await Promise.all([
    pool.query({
      name: `count ${values.length}`,
      text: `select count(*)::int as total from listings where ${where}`,
      values,
    }),
    pool.query<Row>({
      name: `page ${values.length}`,
      text: `select ${CARD} from listings where ${where} order by listed_at desc, id limit 20`,
      values,
    }),
  ]);
  return { search: { total: counted.rows[0].total, listings: found.rows.map((row) => card(shown(row))) } };
}

function shown({ id, document }: Row) {
  const hit = showHit({ _id: id, _source: document }, RULES);
  if (!hit) throw new Error(`${id} may not be shown`);

  return { id, source: hit._source };
}

/** The fields of the queries in search-scenarios.ts, in their order. */
function card({ id, source }: { id: string; source: ShownSource }) {
  return {
    id,
    path: listingPath(source),
    address: source.address ?? null,
    city: source.city ?? null,
    price: whole(source.price),
    bedrooms: whole(source.bedrooms),
    bathrooms: source.bathrooms ?? null,
    interiorSize: whole(source.sqft),
    propertyTypes: source.building_types ?? [],
    images: listingImages(source).map(({ url, alt }) => ({ url, alt })),
    officeName: source.listOfficeName ?? null,
    courtesyOf: source.courtesyOfMessage ?? ownAttribution(source.listOfficeName, 'en'),
  };
}

function details(found: { id: string; source: ShownSource }) {
  const { source } = found;

  return {
    ...card(found),
    description: source.description ?? null,
    yearBuilt: whole(source.year_built),
    details: listingDetails(source),
    agents: [source.agent ?? []].flat().map(({ name }) => ({ name })),
  };
}

const whole = (value: number | null | undefined) => (value == null ? null : Math.round(value));

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);

  try {
    const { scenario, question } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const body = JSON.stringify({ data: await RESPONSES[scenario as Scenario](question) });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end();
});
