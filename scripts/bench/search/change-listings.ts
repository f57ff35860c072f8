/** Changes the prices of a thousand listings a second, a hundred in each transaction, until it is ended; prints how many a second it were. */
import pg from 'pg';
import { SOURCE } from './search-data.ts';

const BATCH = 100;
const INTERVAL_MS = 100;

const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
const { rows } = await client.query<{ id: string }>(
  'select id from listings where source = $1 and shown order by content_hash limit 100000',
  [SOURCE],
);
const begun = performance.now();
let changed = 0;
let isEnding = false;
process.on('SIGTERM', () => {
  isEnding = true;
});

while (!isEnding) {
  const ids = Array.from({ length: BATCH }, (_, n) => rows[(changed + n) % rows.length]?.id);
  await client.query(
    `update listings set price = price + 1, document = jsonb_set(document, '{price}', to_jsonb(price + 1))
      where source = $1 and id = any ($2) and price is not null`,
    [SOURCE, ids],
  );
  changed += BATCH;
  const due = begun + (changed / BATCH) * INTERVAL_MS;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
}
console.log(Math.round(changed / ((performance.now() - begun) / 1000)));
await client.end();
