import { type Kysely, sql } from 'kysely';
import type { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Connections, Store } from '#engine/store/database/db.ts';
import type { Schema } from '#engine/store/schema.ts';
import { listHosts } from '#engine/store/site-table.ts';

export type Backlog = { queue: 'mails' | 'webhooks'; state: 'waiting' | 'failed'; count: number };

/** What is read when metrics are scraped, not while requests are handled. */
export type MetricsSources = {
  backlogs: () => Promise<Backlog[]>;
  /** Age of the oldest change of a listing that is not matched with saved searches. */
  alertLagSeconds: () => Promise<number>;
  connections?: () => Connections;
  index?: Pick<SearchIndex, 'sizes' | 'ageMs'>;
  isKnownHost: (host: string) => Promise<boolean>;
};

export function metricsSources(store: Store, index?: SearchIndex): MetricsSources {
  return {
    backlogs: () => readBacklogs(store.db),
    alertLagSeconds: () => readAlertLag(store.db),
    connections: store.connections,
    index,
    isKnownHost: async (host) => (await listHosts(store.db)).includes(host.toLowerCase().replace(/\.$/, '')),
  };
}

async function readBacklogs(db: Kysely<Schema>): Promise<Backlog[]> {
  const { rows } = await sql<Backlog>`
    select 'mails' as queue, status as state, count(*)::integer as count from mails
    where status in ('waiting', 'failed') group by status
    union all
    select 'webhooks', status, count(*)::integer from webhook_deliveries
    where status in ('waiting', 'failed') group by status`.execute(db);
  const states = (['mails', 'webhooks'] as const).flatMap((queue) =>
    (['waiting', 'failed'] as const).map((state) => ({ queue, state, count: 0 })),
  );

  return states.map(
    (empty) => rows.find((row) => row.queue === empty.queue && row.state === empty.state) ?? empty,
  );
}

async function readAlertLag(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(changed_at))::float8 as seconds from listing_events
    where (transaction_id, sequence) >
      (select transaction_id, sequence from (
        select transaction_id, sequence from alert_cursor union all select '0'::xid8, 0
      ) cursors order by transaction_id desc limit 1)`.execute(db);

  return Math.max(0, rows[0]?.seconds ?? 0);
}
