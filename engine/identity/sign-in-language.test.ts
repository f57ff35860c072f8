import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '#engine/testing/test-browser.ts';
import { createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';

let rig: Awaited<ReturnType<typeof createTestIdentity>>;

beforeAll(async () => {
  rig = await createTestIdentity();
  await rig.store.db
    .insertInto('settings')
    .values([site('edmonton', 'fr'), site('san-antonio', 'es')])
    .execute();
});
afterAll(() => rig.close());

const site = (space_id: string, language: string) => ({
  space_id,
  name: 'website' as const,
  body: JSON.stringify({ config: { display: { siteName: 'Ada & Cie', language } } }),
});
const open = (url: string) => new TestBrowser(rig.identity).open(url);

test.each([
  ['/access/login', 'Connectez-vous pour modifier Ada &amp; Cie.'],
  ['/account/sign-in', 'Connectez-vous à votre compte chez Ada &amp; Cie.'],
  ['/account/sign-up', 'Créez un compte chez Ada &amp; Cie.'],
])('%s of a French site is in French', async (path, intro) => {
  const { html } = await open(EDMONTON + path);

  expect(html).toContain('<html lang="fr">');
  expect(html).toContain(intro);
  expect(html).not.toMatch(/Sign (in|up)|Password<|Back to/);
});

test('each site has its own language, in errors too', async () => {
  const browser = new TestBrowser(rig.identity);
  const form = await browser.open(`${SAN_ANTONIO}/account/sign-up`);
  const response = await browser.post(form.url, { name: '', email: 'dora', password: 'short' });

  expect(response.status).toBe(422);
  expect(response.html).toContain('<html lang="es">');
  for (const problem of ['Escriba su nombre.', 'nombre@example.com', 'Use al menos 10 caracteres.'])
    expect(response.html).toContain(problem);
});

test.each(['/account/callback?code=1&state=2', '/oidc/interaction/unknown', '/oidc/auth?client_id=unknown'])(
  'the notice of %s is in the language of the site',
  async (path) => {
    const { status, html } = await open(EDMONTON + path);

    expect(status).toBe(400);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Veuillez recommencer.');
  },
);
