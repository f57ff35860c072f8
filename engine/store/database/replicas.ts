import { type Driver, PostgresDialect } from 'kysely';
import pg from 'pg';
import { surviveLostConnections } from './survive-lost-connections.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const BEAT_MS = 1_000;
/** A replica that is later than this is not read until it has caught up. */
const PATIENCE_MS = 500;
const POLL_MS = 20;

export type Replica = {
  driver: Driver;
  /** After an error: the replica is not read until it responds again. */
  failed(error: unknown): void;
};

type Member = Replica & { pool: pg.Pool; isUsable: boolean };

type Options = {
  urls: readonly string[];
  primary: pg.Pool;
  poolOptions: pg.PoolConfig;
  onChange?: (url: string, isUsable: boolean) => void;
};

/** Servers that follow the primary. Those that are late or unavailable are left out until they have caught up. */
export class Replicas {
  readonly #members: Member[];
  readonly #primary: pg.Pool;
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor({ urls, primary, poolOptions, onChange = () => {} }: Options) {
    this.#primary = primary;
    this.#members = urls.map((connectionString) => {
      const pool = new pg.Pool({
        ...poolOptions,
        connectionString,
        application_name: 'strapwork-reads',
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: poolOptions.statement_timeout || undefined,
      });
      surviveLostConnections(pool);
      const { host } = new URL(connectionString);
      let isUsable = false;

      return {
        pool,
        driver: new PostgresDialect({ pool }).createDriver(),
        get isUsable() {
          return isUsable;
        },
        set isUsable(next: boolean) {
          if (next !== isUsable) onChange(host, next);
          isUsable = next;
        },
        failed() {
          this.isUsable = false;
        },
      };
    });
  }

  async start(): Promise<void> {
    for (const { driver } of this.#members) await driver.init();
    await this.#beat();
  }

  /** The next one that has what the primary had a moment ago; null when there is none. */
  pick(): Replica | null {
    for (let i = 0; i < this.#members.length; i++) {
      const member = this.#members[this.#turn++ % this.#members.length];
      if (member?.isUsable) return member;
    }
    return null;
  }

  /** Resolves when no replica is read that has less than the primary has now. */
  async caughtUp(): Promise<void> {
    if (this.#members.every(({ isUsable }) => !isUsable)) return;
    const position = await positionOf(this.#primary).catch(() => null);
    await Promise.all(
      this.#members
        .filter(({ isUsable }) => isUsable)
        .map(async (member) => {
          if (position === null || !(await hasReached(member.pool, position))) member.isUsable = false;
        }),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#members.map(({ pool }) => pool.end()));
  }

  /** Every second, so that one that has stopped following is noticed without a change. */
  async #beat(): Promise<void> {
    const position = await positionOf(this.#primary).catch(() => null);
    // Without the primary the lag is unknown: visitors get what replicas have.
    if (position !== null) {
      await Promise.all(
        this.#members.map(async (member) => {
          member.isUsable = await hasReached(member.pool, position);
        }),
      );
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#beat(), BEAT_MS).unref();
  }
}

async function positionOf(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_insert_lsn() as lsn');

  return rows[0]?.lsn ?? '';
}

async function hasReached(pool: pg.Pool, position: string): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  try {
    for (;;) {
      const { rows } = await pool.query<{ reached: boolean }>(
        `select pg_is_in_recovery() and pg_wal_lsn_diff(pg_last_wal_replay_lsn(), $1) >= 0 as reached`,
        [position],
      );
      if (rows[0]?.reached) return true;
      if (performance.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } catch {
    return false;
  }
}
