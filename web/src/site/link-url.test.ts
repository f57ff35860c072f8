import { expect, test } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { linkUrl, siteText } from './link-url.ts';

const { website } = readSite(testSiteResponse(), 'http://localhost');

test.each([
  [{ text: 'Search', href: '/search' }, '/search'],
  [{ text: '780-555-0140', href: 'tel:' }, 'tel:7805550140'],
  [{ text: 'a@b.example', href: 'mailto:' }, 'mailto:a@b.example'],
  [{ text: 'Sign In', action: 'sign-in' }, '/account/sign-in'],
  [{ text: 'Sign Up', action: 'sign-up' }, '/account/sign-up'],
  [{ text: 'New', type: 'tag' as const }, null],
  [{ text: 'Tour', action: 'constructor' }, null],
])('%o links to %s', (link, address) => {
  expect(linkUrl(link)).toBe(address);
});

test('placeholders are filled from the website, unknown ones are empty', () => {
  expect(siteText('Call {office.phone}{office.constructor}{nothing.here}', website)).toBe(
    'Call 780-555-0140',
  );
});
