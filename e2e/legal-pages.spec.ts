import { expect, test } from './support/test.ts';

test('the privacy policy has its sections and says what is stored and never sold [R2.150 R2.151 R2.152 R2.153 R2.154 R2.156 R2.157 R2.158]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/privacy-policy`);

  for (const name of [
    'Information Automatically Collected',
    'Visitor Information Reports',
    'Your Personal Information',
    'Use Of Personal Information',
    'Disclosure In Business Transfers',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main).toContainText('We do not sell, rent or trade personal information to third parties');
  await expect(main).toContainText('Membership needs an e-mail address and a password');
  await expect(main).toContainText(
    'Virtual Office access needs your name, phone number, e-mail address and a password',
  );
});

test('the privacy policy names each site by its own name [R2.155]', async ({ page, site }) => {
  await page.goto(`${site.url}/privacy-policy`);
  await expect(page.getByRole('main')).toContainText('what Poplar & Main Realty learns about you');

  await page.goto(`${site.sanAntonio}/privacy-policy`);
  await expect(page.getByRole('main')).toContainText('what Casa Mirasol');
});

test('the disclaimer has a copyright from 2003 to this year, its description and the line of the Edmonton source [R2.147 R2.146 R1.030]', async ({
  page,
  site,
}) => {
  const year = new Date().getFullYear();
  await page.goto(`${site.url}/disclaimer`);

  await expect(page.getByRole('main')).toContainText(`Copyright 2003–${year}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /copyright/i);
  await expect(page.getByRole('main')).toContainText(
    `Copyright © 2003–${year} by the listing service of the Edmonton demonstration`,
  );
  await expect(page.getByRole('main')).not.toContainText('{');
});

test('the footer is last, names the trademarks and links to the legal pages [R1.031 R1.032 R1.033 R1.034 R2.058]', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const footer = page.getByRole('contentinfo');

  await expect(footer).toContainText('MLS®');
  await expect(footer).toContainText('REALTOR®');
  await expect(footer).not.toContainText('{');
  // Both at once: what is below the screen is laid out after the first paint.
  const gap = () =>
    footer.evaluate(
      (element) =>
        element.getBoundingClientRect().top -
        (document.querySelector('main')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY),
    );
  await expect.poll(gap).toBeGreaterThanOrEqual(-1);

  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page).toHaveURL(/\/disclaimer$/);
});

test('hero stands between header and straps [R2.056 R2.057 R1.017]', async ({ page, site }) => {
  await page.goto(site.url);

  const [header, hero, strap] = [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { level: 2 }).first(),
  ];
  const isInOrder = async () => {
    const tops = await Promise.all([header, hero, strap].map(async (part) => (await part.boundingBox())?.y));
    const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = tops;

    return first < second && second < third;
  };

  await expect.poll(isInOrder).toBe(true);
});
