import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { type IdentityKeys, loadIdentityKeys } from './keys.ts';

/** A token that names an unknown key makes the store be read; at most so often. */
const MIN_RELOAD_INTERVAL_MS = 5000;

/** The keys as they are stored: a rotation reaches servers that run. */
export type LiveKeys = {
  /** The same object until the keys have changed. */
  current(): IdentityKeys;
  /** Reads the store again. */
  reload(): Promise<void>;
  /** Reads the store again, unless that was done a moment ago or the key is known. */
  reloadFor(kid: string | undefined): Promise<void>;
};

export async function createLiveKeys(db: Kysely<Schema>, clock: () => Date): Promise<LiveKeys> {
  let keys = await loadIdentityKeys(db, clock());
  let reloadedAt = 0;

  const reload = async () => {
    const stored = await loadIdentityKeys(db, clock());
    if (kidsOf(stored) !== kidsOf(keys)) keys = stored;
  };

  return {
    current: () => keys,
    reload,
    async reloadFor(kid) {
      if (!kid || keys.jwks.some((key) => key.kid === kid)) return;
      if (clock().getTime() - reloadedAt < MIN_RELOAD_INTERVAL_MS) return;
      reloadedAt = clock().getTime();
      await reload();
    },
  };
}

function kidsOf({ jwks }: IdentityKeys): string {
  return jwks.map(({ kid }) => kid).join(' ');
}
