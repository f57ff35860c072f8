/** Baseline with the bare driver: node:http, `pg` and hand-optimised SQL. Prints its port. */
import { createServer } from 'node:http';
import pg from 'pg';
import type { Question, Scenario } from './search-scenarios.ts';

const SOURCE = 'idx-edm-v5';
const pool = new pg.Pool({ connectionString: process.argv[2], max: 16 });

const MEMBERS = `id, public_id, mls, transaction_type, address, city, price, bedrooms, bathrooms, interior_size,
  property_types, office_name`;
/** A card shows the first five photos, a details page all of them. */
const CARD = `${MEMBERS}, jsonb_path_query_array(document, '$.images[0 to 4]') as images`;
const FILTER = 'source = $1 and shown and price between $2 and $3 and bedrooms >= $4';
const BOX = 'search_location <@ box(point($5, $6), point($7, $8))';

const ANSWERS: Record<Scenario, (question: Question) => Promise<unknown>> = {
  filter: ({ low, high, bedrooms }) => page(FILTER, [SOURCE, low, high, bedrooms]),
  box: ({ low, high, bedrooms, box }) =>
    page(`${FILTER} and ${BOX}`, [SOURCE, low, high, bedrooms, box.east, box.north, box.west, box.south]),
  'by id': async ({ id }) => {
    const { rows } = await pool.query({
      name: 'by id',
      text: `select ${MEMBERS}, document -> 'images' as images, document -> 'description' as description, year_built,
        document -> 'additionalDetails' as details, document -> 'agent' as agents
        from listings where source = $1 and id = $2`,
      values: [SOURCE, id],
    });
    return { listing: rows[0] ?? null };
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
    return { total: counted.rows[0].total, points: found.rows };
  },
};

async function page(where: string, values: unknown[]) {
  const [counted, found] = await Promise.all([
    pool.query({
      name: `count ${values.length}`,
      text: `select count(*)::int as total from listings where ${where}`,
      values,
    }),
    pool.query({
      name: `page ${values.length}`,
      text: `select ${CARD} from listings where ${where} order by listed_at desc, id limit 20`,
      values,
    }),
  ]);
  return { total: counted.rows[0].total, listings: found.rows };
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);

  try {
    const { scenario, question } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const body = JSON.stringify(await ANSWERS[scenario as Scenario](question));
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
