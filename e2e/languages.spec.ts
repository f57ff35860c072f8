import type { Page } from '@playwright/test';
import { openSettings, saveSettings } from './support/editor.ts';
import { agentPage, expect, SAN_ANTONIO_AGENT, test } from './support/test.ts';
import { changeWebsite } from './support/website.ts';

test('a French site declares its language and uses it on search, details and a form; its code contains no other language', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await agent.goto(`${site.url}/privacy-policy`);
  const settings = await openSettings(agent);
  await settings.getByLabel('Language').selectOption('French');
  await saveSettings(settings);
  const code = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(new URL(request.url()).pathname)) code.add(request.url());
  });

  await page.goto(`${site.url}/search`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^[\d\s]+ propriétés – |^Immobilier, Edmonton, AB$/,
  );
  await expect(page).toHaveTitle(/^Immobilier, Edmonton, AB/);
  const results = page.getByRole('list', { name: 'Résultats' });
  await expect(results.getByText(/^\d{3}\s\d{3}\s\$$/).first()).toBeVisible();
  await expect(results.getByText(/^\d chambres$/).first()).toBeVisible();
  await expect(page.getByLabel('Trier par')).toContainText('Plus récentes');
  await expect(results.getByText(/^Inscription offerte par /).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Se connecter').first()).toBeVisible();

  await results.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'À propos de cette propriété' })).toBeVisible();
  await expect(page.getByText('Date d’inscription')).toBeVisible();
  await expect(page.getByText('Année de construction')).toBeVisible();
  await expect(page.getByText('Year Built')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');

  await page.goto(`${site.url}/_forms/general`, { waitUntil: 'networkidle' });
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('Votre nom').fill('Ada');
  await form.getByLabel('Courriel').fill('ada@example.com');
  await form.getByLabel('Message').fill('Tranquille? www.a.example www.b.example www.c.example');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByText(/Une dernière étape/)).toBeVisible();
  await form.getByLabel('Chiffres de l’image').fill('1');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByText('Ce ne sont pas les bons chiffres')).toBeVisible();

  expect(code.size).toBeGreaterThan(10);
  expect([...code].filter((url) => !url.includes('/assets/fr/'))).toEqual([]);
  // Fetched again: the browser drops the bodies of responses that it has navigated away from.
  const texts = await Promise.all([...code].map(async (url) => (await page.request.get(url)).text()));
  expect(
    texts.filter((text) => /Most Recent|Please enter a|Show all \{count\} photos|__say/.test(text)),
  ).toEqual([]);

  await setLanguage(agent, site.url, 'en');
  await agent.context().close();
});

test('a site in Spanish has the dates and prices of its region, with and without JavaScript', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
  await setLanguage(agent, site.sanAntonio, 'es');

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${site.sanAntonio}/search`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(
      page
        .getByRole('list', { name: 'Resultados' })
        .getByText(/^\$\d{3},\d{3}$/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/Datos al \d+ de [a-z]+ de \d{4}\./).first()).toBeVisible();
    // The line that this source prescribes.
    await expect(page.getByText(/^Courtesy of /).first()).toBeVisible();
    await page.goto(`${site.sanAntonio}/_forms/tour`);
    await expect(page.getByRole('heading', { level: 1, name: 'Programar una visita' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Visita por video' })).toHaveAttribute(
      'value',
      'Video Tour',
    );
    await page.goto(`${site.sanAntonio}/nowhere/at/all`);
    await expect(page.getByText('Página no encontrada.')).toBeVisible();
    await context.close();
  }

  await setLanguage(agent, site.sanAntonio, 'en');
  await agent.context().close();
});

async function setLanguage(agent: Page, origin: string, language: 'en' | 'fr' | 'es'): Promise<void> {
  await changeWebsite(agent, origin, ({ config }) => Object.assign(config.display, { language }));
}
