import type { Locator, Page } from '@playwright/test';
import { agentPage, createPage, expect, graphql, test, violations } from './support/test.ts';

type Home = { id: string; path: string; address: string };

async function anyHome(page: Page, origin: string): Promise<Home> {
  await page.goto(`${origin}/privacy-policy`, { waitUntil: 'domcontentloaded' });
  const { data } = await graphql<{ search: { listings: Home[] } }>(
    page,
    origin,
    '{ search(size: 1) { listings { id path address } } }',
  );
  const [home] = data.search.listings;
  if (!home) throw new Error('there is no home');
  return home;
}

/** The day in Edmonton, some days from now, as people say it. */
function dayFromNow(days: number): string {
  const today = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Edmonton' }));
  today.setUTCDate(today.getUTCDate() + days);
  return today.toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

const datesOf = (tour: Locator) => tour.getByRole('group', { name: 'Preferred day' }).getByRole('radio');

/** The dates whose cards are wholly within the carousel. */
async function visibleDates(tour: Locator): Promise<(string | null)[]> {
  return datesOf(tour).evaluateAll((radios) =>
    radios
      .filter((radio) => {
        const box = radio.getBoundingClientRect();
        const track = radio.closest('.tour__dates')?.getBoundingClientRect() ?? box;
        return box.left >= track.left - 1 && box.right <= track.right + 1;
      })
      .map((radio) => radio.getAttribute('aria-label')),
  );
}

test('a visitor requests a tour by keyboard alone [R1.009 R1.010 R2.185 R2.201 R2.202 R2.203 R2.204 R2.205 R2.206 R2.207 R2.208 R2.209 R4.061 R4.062 R8.014]', async ({
  page,
  site,
}) => {
  const home = await anyHome(page, site.url);
  const tourCode: string[] = [];
  page.on('request', (request) => {
    if (/assets\/(tour-modal|xstate)/.test(request.url())) tourCode.push(request.url());
  });
  await page.goto(site.url + home.path, { waitUntil: 'networkidle' });
  const opener = page
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('link', { name: 'Schedule Tour' });
  expect(tourCode).toEqual([]);
  await opener.focus();
  await page.keyboard.press('Enter');

  const tour = page.getByRole('dialog', { name: 'Schedule Tour' });
  const request = tour.getByRole('button', { name: 'Request a Tour' });
  await expect(tour.getByText("Reach out and we'll finalize a time that works best.")).toBeVisible();
  await expect(
    tour.getByRole('group', { name: 'Which type of property tour would you prefer?' }),
  ).toBeVisible();
  expect(tourCode.length).toBeGreaterThan(0);
  await expect(request).toBeDisabled();
  await expect(datesOf(tour)).toHaveCount(15);
  for (const [index, day] of [dayFromNow(0), dayFromNow(1), dayFromNow(14)].entries())
    await expect(datesOf(tour).nth([0, 1, 14][index] ?? 0)).toHaveAccessibleName(day);
  await expect.poll(() => visibleDates(tour)).toEqual([0, 1, 2].map(dayFromNow));
  await expect(tour.getByText('Page 1 of 5')).toBeAttached();
  expect(await violations(page)).toEqual([]);

  const inPerson = tour.getByRole('radio', { name: 'In person Tour' });
  await test.step('pressed too early, the button names the first missing choice and moves the focus there', async () => {
    await request.press('Enter');
    await expect(inPerson).toBeFocused();
    await expect(tour.getByText('Please choose in person or video.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
  await page.keyboard.press('Space');
  await expect(inPerson).toBeChecked();
  await expect(request).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(tour.getByRole('radio', { name: 'Video Tour' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(datesOf(tour).first()).toBeFocused();
  await page.keyboard.press('Space');
  for (let day = 1; day <= 4; day += 1) await page.keyboard.press('ArrowRight');
  await expect(datesOf(tour).nth(4)).toBeChecked();
  await expect.poll(() => visibleDates(tour)).toEqual([3, 4, 5].map(dayFromNow));
  await expect(tour.getByText('Page 2 of 5')).toBeAttached();
  await expect(request).toBeEnabled();

  for (let pages = 3; pages <= 5; pages += 1) {
    await tour.getByRole('button', { name: 'Later days' }).press('Enter');
    await expect(tour.getByText(`Page ${pages} of 5`)).toBeAttached();
  }
  await expect.poll(() => visibleDates(tour)).toEqual([12, 13, 14].map(dayFromNow));
  await tour.getByRole('button', { name: 'Later days' }).press('Enter');
  await expect(tour.getByRole('button', { name: 'Later days' })).toBeFocused();
  await request.press('Enter');

  const summary = tour.getByRole('group', { name: 'Your choice' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Video Tour');
  await expect(summary).toContainText(dayFromNow(4));
  await expect(tour.getByLabel(/^Message/)).toHaveValue(/^I would like to see /);
  expect(await violations(page)).toEqual([]);
  await tour.getByLabel('Your name').fill('Ada Lind');
  await page.keyboard.press('Shift+Tab');
  await expect(tour.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(datesOf(tour).nth(4)).toBeChecked();
  await expect.poll(() => visibleDates(tour)).toEqual([3, 4, 5].map(dayFromNow));
  await inPerson.press('Space');
  const times = tour.getByRole('group', { name: 'Preferred time' });
  await expect(times.getByRole('radio')).toHaveCount(12);
  await times.getByRole('radio', { name: '2:00 pm', exact: true }).press('Space');
  await request.press('Enter');
  await expect(summary).toContainText('In person Tour');
  await expect(summary).toContainText('2:00 pm');
  await expect(tour.getByLabel('Your name')).toHaveValue('Ada Lind');
  await tour.getByLabel('E-mail').fill('ada@example.com');
  await tour.getByLabel('Phone').fill('555-123');
  await tour.getByLabel('Phone').press('Enter');
  await expect(tour.getByLabel('Phone')).toBeFocused();
  await tour.getByLabel('Phone').fill('780.555.1234');
  const sent = page.waitForRequest((one) => one.postData()?.includes('SubmitForm') ?? false);
  await tour.getByLabel('Phone').press('Enter');

  const { input } = JSON.parse((await sent).postData() ?? '{}').variables;
  expect(input).toMatchObject({ formId: 'tour', listingId: home.id, pageUrl: site.url + home.path });
  const date = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Edmonton' }));
  date.setUTCDate(date.getUTCDate() + 4);
  const day = date.toISOString().slice(0, 10);
  expect(input.values).toEqual(
    expect.arrayContaining([
      { name: 'type', value: 'In person Tour' },
      { name: 'date', value: day },
      { name: 'time', value: '14:00' },
    ]),
  );
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you! Your message has been sent.' });
  await expect(thanks).toHaveClass(/is-branded/);
  await expect(tour.getByRole('heading', { name: 'Your request has been sent' })).toBeVisible();
  await expect(tour.locator('.tour__home img')).toBeVisible();
  await expect(tour.getByText(home.address, { exact: true })).toBeVisible();
  await expect(tour.getByText('In person Tour')).toBeVisible();
  await expect(tour.getByText(`${dayFromNow(4)}, 2:00 pm`)).toBeVisible();
  await expect(tour.locator('.agent-face')).toBeVisible();
  await expect(tour.getByText(/^\p{L}.+ will contact you to agree on a time\./u)).toBeVisible();
  await expect(tour.getByRole('link', { name: /^[\d().\s-]{10,}$/ })).toHaveAttribute('href', /^tel:/);
  expect(await violations(page)).toEqual([]);
  const calendar = tour.getByRole('link', { name: 'Add to calendar' });
  const file = await page.request.get(site.url + ((await calendar.getAttribute('href')) ?? ''));
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(file.headers()['content-disposition']).toContain(`tour-${day}.ics`);
  expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
  expect(await file.text()).toContain(`SUMMARY:In person Tour: ${home.address.replaceAll(',', '\\,')}`);
  await tour.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(tour).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a link with the action schedule-tour opens the tour request, also without a listing [R2.331]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const url = await createPage(agent, site.url, 'tour-link', [
    {
      name: 'strap-text',
      state: {
        title: { html: 'Visit us', size: 'h2' },
        text: { html: '' },
        buttonList: [{ text: 'Book a visit', action: 'schedule-tour', type: 'link' }],
      },
    },
  ]);
  await agent.context().close();
  await page.goto(url);
  await page.getByRole('link', { name: 'Book a visit' }).click();

  const tour = page.getByRole('dialog', { name: 'Schedule Tour' });
  await expect.poll(async () => (await tour.boundingBox())?.width).toBe(600);
  await tour.getByRole('radio', { name: 'Video Tour' }).click();
  await tour.getByRole('button', { name: 'Later days' }).click();
  await expect.poll(() => visibleDates(tour)).toEqual([3, 4, 5].map(dayFromNow));
  await datesOf(tour).nth(3).click();
  await tour.getByRole('button', { name: 'Request a Tour' }).click();
  await expect(tour.getByRole('group', { name: 'Your choice' })).toContainText(dayFromNow(3));
  await expect(tour.getByLabel(/^Message/)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the dates are swiped three at a time [R2.209 R2.249]', async ({ page, site }) => {
    const home = await anyHome(page, site.url);
    await page.goto(site.url + home.path);
    await page
      .getByRole('complementary', { name: 'This home' })
      .getByRole('link', { name: 'Schedule Tour' })
      .tap();
    const tour = page.getByRole('dialog', { name: 'Schedule Tour' });
    await expect.poll(() => visibleDates(tour)).toEqual([0, 1, 2].map(dayFromNow));
    expect(await violations(page)).toEqual([]);

    await swipe(page, await boxOf(tour.locator('.tour__dates')));
    await expect.poll(() => visibleDates(tour)).toEqual([3, 4, 5].map(dayFromNow));
    await expect(tour.getByText('Page 2 of 5')).toBeAttached();
    await tour.getByRole('radio', { name: 'In person Tour' }).tap();
    await datesOf(tour).nth(5).tap();
    await tour.getByRole('button', { name: 'Request a Tour' }).tap();
    await expect(tour.getByRole('group', { name: 'Your choice' })).toContainText(dayFromNow(5));
    await expect(tour.getByRole('form', { name: 'Request a showing' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('without JavaScript the link leads to a page that requests a tour', async ({ browser, page, site }) => {
  const home = await anyHome(page, site.url);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site.url + home.path);
  await plain
    .getByRole('complementary', { name: 'Contact' })
    .getByRole('link', { name: 'Schedule Tour' })
    .click();

  await expect(plain.getByText("Reach out and we'll finalize a time that works best.")).toBeVisible();
  await plain.getByLabel('Which type of property tour would you prefer?').selectOption('Video Tour');
  const date = plain.getByLabel('Preferred day');
  const [first, last] = [await date.getAttribute('min'), await date.getAttribute('max')];
  expect(Date.parse(last ?? '') - Date.parse(first ?? '')).toBe(14 * 24 * 60 * 60_000);
  await date.fill(last ?? '');
  await plain.getByLabel('Your name').fill('Ada Lind');
  await plain.getByLabel('E-mail').fill('ada@example.com');
  await plain.getByLabel('Phone').fill('780-555-1234');
  await plain.getByRole('button', { name: 'Send' }).click();

  await expect(plain.getByText('Thank you! Your message has been sent.')).toBeVisible();
  const calendar = plain.getByRole('link', { name: 'Add to calendar' });
  expect(await calendar.getAttribute('href')).toBe(`/_forms/tour/${last}-video.ics?listing=${home.id}`);
  await context.close();
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return box;
}

/** A finger drags the box to the left by most of its width. */
async function swipe(page: Page, { x, y, width, height }: Box): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across === undefined ? [] : [{ x: x + width * across, y: y + height / 2 }],
    });
  await touch('touchStart', 0.9);
  for (let across = 0.85; across > 0.1; across -= 0.05) await touch('touchMove', across);
  await touch('touchEnd');
}
