import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readSite } from '../data/read-site.ts';
import { testSiteAnswer } from '../testing/test-site.ts';
import { SiteProvider, useSpaceClock } from './site-context.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Clock() {
  return <p>{useSpaceClock()}</p>;
}

test.each([
  ['2026-01-15T02:30:00Z', '2026-01-14T19:30'],
  ['2026-07-01T05:59:00Z', '2026-06-30T23:59'],
])('the local time of a space in Edmonton at %s is %s', (instant, expected) => {
  vi.useFakeTimers({ now: new Date(instant) });
  const site = readSite(testSiteAnswer(), 'http://localhost');
  render(
    <SiteProvider site={site}>
      <Clock />
    </SiteProvider>,
  );

  expect(screen.getByText(expected)).toBeTruthy();
});
