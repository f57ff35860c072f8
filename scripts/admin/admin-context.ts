import { withActor } from '#engine/audit/actor.ts';
import { type Config, ConfigError, readConfig } from '#engine/config/config.ts';
import { openDatabase, type Store } from '#engine/store/database/db.ts';
import { DirectoryLockError } from '#engine/store/database/directory-lock.ts';
import { migrate } from '#engine/store/database/migrate.ts';
import { CommandError, EXIT } from './exit-codes.ts';
import { NETWORK, type Network } from './network.ts';

export type Terminal = {
  out: (text: string) => void;
  error: (text: string) => void;
  /** All of the standard input. */
  input: () => Promise<string>;
};

/** What every command gets. */
export type Admin = {
  config: Config;
  terminal: Terminal;
  now: () => Date;
  network: Network;
  /** Opens the store for the length of `work`, with all migrations applied. */
  withStore<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** The same without migrations: `work` looks at whatever is there. */
  withRawStore<T>(work: (store: Store) => Promise<T>): Promise<T>;
};

type Environment = Record<string, string | undefined>;
export type AdminOptions = {
  terminal: Terminal;
  env?: Environment;
  now?: () => Date;
  /** Opens the store of the configuration; tests bring one of their own. */
  open?: typeof openDatabase;
  network?: Network;
};

export function createAdmin({
  terminal,
  env = process.env,
  now = () => new Date(),
  open = openDatabase,
  network = NETWORK,
}: AdminOptions): Admin {
  const config = readSettings(env);

  async function withRawStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const store = await open(config).catch((error) => {
      throw cannotOpen(error);
    });

    try {
      return await withActor({ id: null, name: 'npm run admin', role: 'command' }, () => work(store));
    } finally {
      await store.close();
    }
  }

  return {
    config,
    terminal,
    now,
    network,
    withRawStore,
    withStore: (work) =>
      withRawStore(async (store) => {
        await migrate(store).catch((error) => {
          throw new CommandError(EXIT.store, error instanceof Error ? error.message : String(error));
        });

        return work(store);
      }),
  };
}

function readSettings(env: Environment): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(EXIT.usage, error.message);
    throw error;
  }
}

/** A running site has the only connection to a PGlite directory. */
function cannotOpen(error: unknown): unknown {
  if (error instanceof DirectoryLockError) {
    return new CommandError(
      EXIT.store,
      `${error.message}. Stop that process first, then run this command again. With a PostgreSQL database (DATABASE_URL) commands work beside a running site.`,
    );
  }
  if (error instanceof Error && error.message.includes('cannot be reached'))
    return new CommandError(EXIT.store, error.message);

  return error;
}
