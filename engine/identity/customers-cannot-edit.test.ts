import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine } from '#engine/engine.ts';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { CUSTOMER, createTestIdentity, EDMONTON } from '#engine/testing/test-identity.ts';
import type { EngineContext } from '../context.ts';
import { adminDraftRoutes } from '../routes/admin/admin-drafts.ts';
import { adminFileRoutes } from '../routes/admin/admin-files.ts';
import { adminPageRoutes } from '../routes/admin/admin-pages.ts';
import { adminSettingsRoutes } from '../routes/admin/admin-settings.ts';
import { adminSiteDraftRoutes } from '../routes/admin/admin-site-drafts.ts';
import { adminTrashRoutes } from '../routes/admin/admin-trash.ts';
import { agentRoutes } from '../routes/agents.ts';

/** Every route of the engine that agents edit with, with a value for each parameter. */
const ROUTES = [
  adminDraftRoutes,
  adminFileRoutes,
  adminPageRoutes,
  adminSettingsRoutes,
  adminSiteDraftRoutes,
  adminTrashRoutes,
  agentRoutes,
]
  .flatMap((routes) => routes({} as EngineContext).routes)
  .filter(({ path, method }) => path.includes('/admin/') && method !== 'ALL')
  .map(({ path, method }) => [
    method,
    path.replace(':spaceID', 'edmonton').replace(/:(\w+)(\{[^}]*\})?/g, 'index'),
  ]);

let rig: Awaited<ReturnType<typeof createTestIdentity>>;
let engine: ReturnType<typeof createEngine>;
let token: string;

beforeAll(async () => {
  rig = await createTestIdentity();
  engine = createEngine({ store: rig.store, verifyToken: rig.identity.verifyToken });
  const browser = new TestBrowser(rig.identity);
  const form = await browser.open(`${EDMONTON}/account/sign-in`);
  await browser.post(form.url, CUSTOMER);
  const customer = await rig.identity.authenticateCustomer(browser.requestFor(EDMONTON), 'edmonton');
  token = customer?.token ?? '';
});
afterAll(() => rig.close());

test('every route is listed', () => {
  expect(ROUTES.length).toBeGreaterThan(25);
  expect(token).not.toBe('');
});

test.each(ROUTES)('%s %s rejects a signed-in customer [R1.028]', async (method = '', path = '') => {
  const body = method === 'GET' ? undefined : '{}';
  for (const headers of [{ token }, { authorization: `Bearer ${token}` }] as RequestInit['headers'][]) {
    const response = await engine.fetch(new Request(`http://engine.test${path}`, { method, headers, body }));

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
  }
});
