import { expect, test } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { savedPartsOf, valuesOf } from '../editing/site-parts.ts';
import { sentenceOfLive, waitingToGoLive, whatGoesLive } from './what-goes-live.ts';

const site = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
const parts = valuesOf(site);
const { website } = parts;
const otherTheme = { ...website, theme: { ...website.theme, dark: !website.theme.dark } };
const display = { ...website.config.display, siteName: 'Another name' };
const otherName = { ...website, config: { ...website.config, display } };

test.each([
  ['the page alone', { hasPage: true }, 'Publishes this page.'],
  [
    'a hidden page',
    { hasPage: true, isPublished: false },
    'This page stays a draft: visitors do not see it.',
  ],
  ['the theme', { parts: { ...parts, website: otherTheme } }, 'Publishes the look of all pages.'],
  [
    'the theme and the name beside a hidden page',
    {
      hasPage: true,
      isPublished: false,
      parts: { ...parts, website: { ...otherName, theme: otherTheme.theme } },
    },
    'Publishes the look of all pages and the website’s settings. This page stays a draft: visitors do not see it.',
  ],
  [
    'the page and the header',
    { hasPage: true, parts: { ...parts, header: { ...parts.header, name: 'header-neo' } } },
    'Publishes this page and the header of all pages.',
  ],
  [
    'what a design changes',
    {
      hasPage: true,
      parts: {
        header: { ...parts.header, name: 'header-neo' },
        footer: { ...parts.footer, name: 'footer-html' },
        website: otherTheme,
      },
    },
    'Publishes this page and the header, footer, and look of all pages.',
  ],
  ['nothing', {}, ''],
])('what saving makes live is said before: %s', (_, changed, sentence) => {
  const going = whatGoesLive({ parts, site, hasPage: false, isPublished: true, ...changed });

  expect(sentenceOfLive(going, 'before')).toBe(sentence);
});

test.each([
  [['this page'], 'this page'],
  [['the header of all pages'], 'header, all pages'],
  [['the website’s settings'], 'the website’s settings'],
  [['the header of all pages', 'the website’s settings'], 'the header of all pages and more'],
  [['this page', 'the header, footer, and look of all pages'], 'this page and more'],
  [['the header, footer, and look of all pages'], 'parts of all pages'],
])('the bar names %j in short', (names, words) => {
  expect(waitingToGoLive({ names, hiddenPage: false })).toBe(words);
});
