import { rmSync } from 'node:fs';
import { findPostgres, type TemporaryPostgres } from '../../scripts/lib/postgres.ts';
import { findRedis, startRedis } from '../../scripts/lib/redis.ts';
import { type RunningSite, startSite } from '../../scripts/lib/site.ts';
import { startAlternatingProxy } from './alternating-proxy.ts';
import { newDataDir, startSeededPostgres } from './template.ts';

export type TwoProcesses = {
  one: RunningSite;
  two: RunningSite;
  /** The URL of a proxy that alternates between them. */
  origin: string;
  port: number;
  postgres: TemporaryPostgres;
  stop: () => Promise<void>;
};

/**
 * Two processes on one PostgreSQL with a replica, one data folder and, where it is installed, one Redis, behind a proxy that sends every
 * request to the other one.
 */
export async function startTwoProcesses(): Promise<TwoProcesses> {
  const started: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const postgres = await startSeededPostgres(String(findPostgres()));
    started.push(postgres.stop);
    const redisPath = findRedis();
    const redis = redisPath ? await startRedis(redisPath) : null;
    if (redis) started.push(redis.stop);
    const dataDir = newDataDir();
    started.push(async () => rmSync(dataDir, { recursive: true, force: true }));

    const replica = await postgres.addReplica();
    const ports: number[] = [];
    const proxy = await startAlternatingProxy(() => ports);
    started.push(proxy.close);
    const env = {
      DATABASE_URL: postgres.url,
      DATABASE_REPLICA_URLS: replica.url,
      PUBLIC_PORTS: String(proxy.port),
      SCHEDULE_INTERVAL: '2',
      FORM_FILL_SECONDS: '0',
      FORM_FREE_SUBMISSIONS: '1000',
      WEBHOOK_NETWORKS: '127.0.0.0/8',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    };
    const startProcess = async () => {
      const site = await startSite({ dataDir, env });
      started.push(site.stop);
      ports.push(site.port);
      return site;
    };
    const one = await startProcess();
    const two = await startProcess();

    return { one, two, origin: `http://localhost:${proxy.port}`, port: proxy.port, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
