import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { FeedHead } from './feed-head.tsx';

afterEach(cleanup);

test.each([
  ['Ask at {office.phone}', '/contact', /^Ask at [\d() +-]{7,}$/, /^\/contact$/],
  ['{office.phone}', 'tel:', /^[\d() +-]{7,}$/, /^tel:\d{7,}$/],
])('a link to more that says %s is filled', (text, href, name, url) => {
  renderAt('/', <FeedHead more={{ text, href, type: 'link' }}>Just listed</FeedHead>);
  const link = screen.getByRole('link');

  expect(link.textContent).toMatch(name);
  expect(link.getAttribute('href')).toMatch(url);
});
