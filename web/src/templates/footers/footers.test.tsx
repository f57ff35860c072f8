import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SOCIAL_NETWORKS } from '#domain/site/website.ts';
import { loadFields } from '#editor/fields/load-fields.ts';
import { siteText } from '#web/src/site/link-url.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import { TEST_SOURCE } from '#web/src/testing/test-execute.ts';
import { TestFrame, testRouteData } from '#web/src/testing/test-frame.tsx';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { SOCIAL_GLYPHS } from '../../site/social-glyphs.ts';

const STATE = {
  nav: [{ label: 'About', href: '/about' }],
  linkList1: [{ text: 'Search homes', href: '/search', type: 'link' }],
  linkList2: [{ text: 'Write to us', href: '/contact', type: 'link' }],
};
const { site } = testRouteData();
const social = { instagram: 'https://www.instagram.com/x', facebook: 'https://www.facebook.com/x' };
const withSocial = { ...site, website: { ...site.website, config: { ...site.website.config, social } } };

async function render(
  key: string,
  isSocial = false,
  changes = {},
  shown = isSocial ? withSocial : site,
): Promise<string> {
  const { View, defaultState } = (await loadStrap(key)) as AnyStrap;

  return renderToString(
    <TestFrame>
      <SiteProvider site={shown}>
        <View
          id="footer"
          state={{ ...defaultState, ...STATE, ...changes }}
          data={{ source: TEST_SOURCE }}
          isEditing={false}
        />
      </SiteProvider>
    </TestFrame>,
  );
}

test.each(['footer-basic', 'footer-columns', 'footer-columns-with-boxes', 'footer-html'])(
  '%s shows its links and ends with the disclaimers',
  async (key) => {
    const html = await render(key);

    for (const href of ['/about', '/search', '/contact']) expect(html).toContain(`href="${href}"`);
    const legal = html.slice(html.indexOf('class="legal-line"'));
    expect(legal).toContain('MLS® and REALTOR® are trademarks of the board.');
    expect(legal).toContain('href="/privacy-policy"');
    expect(legal).toContain('href="/disclaimer"');
  },
);

test.each(['footer-basic', 'footer-columns', 'footer-columns-with-boxes'])(
  '%s shows the office number that headers, links and cards show',
  async (key) => {
    const { website } = site;
    const office = { ...website.config.office, phone: '403-555-0123', officePhone: '780-555-0140' };
    const renamed = { ...site, website: { ...website, config: { ...website.config, office } } };

    const html = await render(key, false, {}, renamed);

    expect(siteText('{office.phone}', renamed.website)).toBe('403-555-0123');
    expect(html).toContain('href="tel:4035550123"');
    expect(html).not.toContain('780-555-0140');
  },
);

test("footer-html shows the agent's markup [R2.084]", async () => {
  const html = { html: encodeURIComponent('<h2>Since 1987</h2>'), display: 'block' };

  expect(await render('footer-html', false, { html })).toContain('<h2>Since 1987</h2>');
});

test('footer-columns-with-boxes shows its non-empty boxes [R2.082]', async () => {
  const image = { imageUrl: '' };
  const box = (html: string) => ({ title: { html, size: 'h3' }, text: { html: '' }, image });
  const boxes = [box('Downtown office'), box(''), box('South office')];

  const html = await render('footer-columns-with-boxes', false, { boxes });

  expect(html.match(/<li[^>]*__box"/g)).toHaveLength(2);
  expect(html).toMatch(/Downtown office<\/h3>.*South office<\/h3>/s);
});

test.each(['footer-columns', 'footer-columns-with-boxes'])(
  '%s shows the networks of the website',
  async (key) => {
    const html = await render(key, true);

    expect(html).toMatch(/href="https:\/\/www.instagram.com\/x"[^>]*>.*Instagram<\/span>/s);
    expect(html).toContain('Follow</h2>');
    expect(await render(key)).not.toContain('Follow</h2>');
  },
);

test('no field of a footer changes the legal line', async () => {
  for (const key of ['footer-basic', 'footer-columns', 'footer-columns-with-boxes', 'footer-html']) {
    const fields = await loadFields((await loadStrap(key)) as AnyStrap);

    expect(Object.keys(fields).filter((name) => /legal|trademark|privacy|disclaimer/i.test(name))).toEqual(
      [],
    );
  }
});

test('every network has an icon', () => {
  for (const network of SOCIAL_NETWORKS) expect(SOCIAL_GLYPHS[network]).toMatch(/^M[\d.]/);
});
