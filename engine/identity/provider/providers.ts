import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Provider } from 'oidc-provider';
import type { Schema } from '../../store/schema.ts';
import type { LiveKeys } from './live-keys.ts';
import { createProvider } from './provider.ts';
import type { Realm } from '../realm.ts';
import type { Site } from '../sites.ts';

/** A known host can be requested on any port, so that callers could invent origins: the cache is bounded. */
export const MAX_PROVIDERS = 100;

export type Providers = (site: Site) => Provider;

/** One provider per site and realm, created on first use. */
export function createProviders(db: Kysely<Schema>, keys: LiveKeys, realm: Realm): Providers {
  const providers = new LRUCache<string, Provider>({ max: MAX_PROVIDERS });
  let createdWith = keys.current();

  return (site) => {
    if (createdWith !== keys.current()) providers.clear();
    createdWith = keys.current();
    const provider = providers.get(site.origin) ?? createProvider(db, createdWith, realm, site);
    providers.set(site.origin, provider);

    return provider;
  };
}
