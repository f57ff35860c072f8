import { request as http } from 'node:http';
import { DEMO_SITES } from '#demo/seed.ts';
import { expect, test } from './support/test.ts';

for (const { space, pages } of DEMO_SITES) {
  test(`every page of ${space.id} has one main heading and metadata, and no broken link`, async ({
    site,
  }) => {
    test.setTimeout(180_000);
    const origin = space.id === 'edmonton' ? site.url : site.sanAntonio;
    const found = new Map<string, string>();

    for (const { slug, metaInfo } of pages) {
      const path = slug === 'index' ? '/' : `/${slug}`;
      const document = await read(origin, path);

      expect.soft(document.match(/<h1[\s>]/g), `first-level headings of ${path}`).toHaveLength(1);
      expect.soft(document, `title of ${path}`).toMatch(/<title[^>]*>[^<]*\w[^<]*<\/title>/);
      expect
        .soft(decoded(document), `description of ${path}`)
        .toContain(`name="description" content="${metaInfo.description}"`);
      expect
        .soft(document.match(/<img(?![^>]*\salt=)[^>]*>/g), `pictures of ${path} without words`)
        .toBeNull();
      for (const href of internalLinks(document)) if (!found.has(href)) found.set(href, path);
    }

    expect(found.size).toBeGreaterThan(60);
    const lost: string[] = [];
    for (const [href, from] of found) {
      const { status, location } = await get(origin, href);
      const isSignIn = status === 303 && location.includes('/oidc/customers/');
      if (status !== 200 && !isSignIn) lost.push(`${href} on ${from} answers ${status}`);
    }
    expect(lost).toEqual([]);
  });
}

for (const { space, pages } of DEMO_SITES) {
  test(`no page of ${space.id} is wider than the smallest phone, nor with text of twice the size`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(120_000);
    const origin = space.id === 'edmonton' ? site.url : site.sanAntonio;
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    const firstLink = async (from: string, link: string) => {
      await page.goto(origin + from);
      return (await page.locator(`main ${link}`).first().getAttribute('href')) ?? '';
    };
    const paths = [
      ...pages.map(({ slug }) => (slug === 'index' ? '/' : `/${slug}`)),
      await firstLink('/search', 'a[href^="/for-"]'),
      await firstLink('/blog', 'a[href^="/blog/"]:not([href*="/category/"])'),
    ];

    for (const path of paths) {
      await page.goto(origin + path);
      // Straps below the screen, too.
      await page.evaluate(() => document.documentElement.setAttribute('data-is-whole', ''));
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(await width(), `width of ${path}`).toBe(320);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await width(), `width of ${path} with large text`).toBe(320);
    }
    await context.close();
  });
}

test('the site of a Texan brokerage links the two notices of its regulator under their prescribed names', async ({
  page,
  site,
}) => {
  await page.goto(site.sanAntonio);
  const notices = page.getByRole('contentinfo');
  const consumer = notices.getByRole('link', {
    name: 'Texas Real Estate Commission Consumer Protection Notice',
  });
  const services = notices.getByRole('link', {
    name: 'Texas Real Estate Commission Information About Brokerage Services',
  });

  await expect(consumer).toHaveAttribute('href', /^https:\/\/www\.trec\.texas\.gov\//);
  // Ten points.
  for (const notice of [consumer, services])
    expect(
      Number.parseFloat(await notice.evaluate((link) => getComputedStyle(link).fontSize)),
    ).toBeGreaterThanOrEqual(13.3);
  await services.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Information About Brokerage Services');
  await expect(page.getByRole('rowheader', { name: /designated broker/ })).toBeVisible();
});

async function read(origin: string, path: string): Promise<string> {
  const { status, body } = await get(origin, path);
  expect(status, path).toBe(200);
  return body;
}

/** A request by address and Host header: only browsers know where names below `localhost` lead. */
function get(origin: string, path: string): Promise<{ status: number; location: string; body: string }> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = http({ host: '127.0.0.1', port, path: encodeURI(decodeURI(path)), headers: { host } });
    outgoing.on('response', async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', body });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** URLs of the site's pages that the document links, without fragments. */
function internalLinks(document: string): string[] {
  const hrefs = [...document.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href]) =>
    decoded(href as string).replace(/#.*$/, ''),
  );
  return [...new Set(hrefs)].filter((href) => href !== '' && !href.startsWith('/_files/'));
}

const decoded = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
