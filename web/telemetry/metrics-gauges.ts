import { Gauge, type Registry } from 'prom-client';
import type { MetricsSources } from './metrics-sources.ts';

/** The metrics that are read from their sources with each scrape. */
export function registerGauges(
  registry: Registry,
  { backlogs, alertLagSeconds, connections, index }: Omit<MetricsSources, 'isKnownHost'>,
): void {
  const registers = [registry];

  new Gauge({
    name: 'strapwork_backlog',
    help: 'Mails and events of webhooks that wait, and those that failed for good (dead letters)',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { queue, state, count } of await backlogs()) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'strapwork_alert_lag_seconds',
    help: 'Age of the oldest change of a listing that is not matched with saved searches yet',
    registers,
    async collect() {
      this.set(await alertLagSeconds());
    },
  });
  if (connections) {
    new Gauge({
      name: 'strapwork_store_connections',
      help: 'Connections to PostgreSQL, and queries that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }
  if (index) registerIndexGauges(registry, index);
}

function registerIndexGauges(registry: Registry, index: NonNullable<MetricsSources['index']>): void {
  const registers = [registry];

  new Gauge({
    name: 'strapwork_search_index_listings',
    help: 'Listings in the search index',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const [source, size] of index.sizes()) this.set({ source }, size);
    },
  });
  new Gauge({
    name: 'strapwork_search_index_age_seconds',
    help: 'Time since the search index was brought up to date; -1 before it is loaded',
    registers,
    collect() {
      this.set(index.ageMs === null ? -1 : index.ageMs / 1000);
    },
  });
}
