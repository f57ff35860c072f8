import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestStore } from '#engine/testing/test-store.ts';
import type { Store } from '../../store/database/db.ts';
import { REALMS } from '../realm.ts';
import { createLiveKeys } from './live-keys.ts';
import { createProviders, MAX_PROVIDERS } from './providers.ts';

let store: Store;
beforeEach(async () => {
  store = await createTestStore();
});
afterEach(() => store.close());

test('invented ports of a host do not fill the memory, and the provider in use stays', async () => {
  const providers = createProviders(
    store.db,
    await createLiveKeys(store.db, () => new Date()),
    REALMS.customer,
  );
  const at = (port: number) => providers({ origin: `http://localhost:${port}`, spaceId: 'edmonton' });
  const [site, invented] = [at(4310), at(1)];

  for (let port = 2; port <= MAX_PROVIDERS; port += 1) {
    at(port);
    expect(at(4310)).toBe(site);
  }

  expect(at(1)).not.toBe(invented);
});
