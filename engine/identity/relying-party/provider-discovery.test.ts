import { queryObjects } from 'node:v8';
import { Configuration } from 'openid-client';
import { expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { createTestIdentity } from '#engine/testing/test-identity.ts';
import { REALMS } from '../realm.ts';
import { MAX_CONFIGURATIONS } from './provider-discovery.ts';

/** Configurations that are reachable; garbage is collected before they are counted. */
const countConfigurations = () => queryObjects(Configuration, { format: 'count' });

test.each(['agent', 'customer'] as const)(
  'invented ports of a host do not fill the memory with configurations of the %s sign-in',
  async (kind) => {
    const rig = await createTestIdentity();
    const browser = new TestBrowser(rig.identity);
    const before = countConfigurations();

    for (let port = 1; port <= MAX_CONFIGURATIONS + 5; port += 1) {
      const { status } = await browser.request(
        new URL(`http://localhost:${port}${REALMS[kind].paths.signIn}`),
        {},
      );
      expect(status).toBe(303);
    }

    expect(countConfigurations() - before).toBeLessThanOrEqual(MAX_CONFIGURATIONS);
    await rig.close();
  },
  60_000,
);
