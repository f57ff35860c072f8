import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { readSite } from '../data/read-site.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { SiteProvider, useSpaceClock } from './site-context.tsx';
import { useSpaceDay } from './space-day.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Clock() {
  return <p>{useSpaceClock()}</p>;
}

test.each([
  ['2026-01-15T02:30:00Z', '2026-01-14T19:30'],
  ['2026-07-01T05:59:00Z', '2026-06-30T23:45'],
])('the local time of a space in Edmonton at %s is %s', (instant, expected) => {
  vi.useFakeTimers({ now: new Date(instant) });
  const site = readSite(testSiteResponse(), 'http://localhost');
  render(
    <SiteProvider site={site}>
      <Clock />
    </SiteProvider>,
  );

  expect(screen.getByText(expected)).toBeTruthy();
});

function Day({ instant }: { instant: string }) {
  return <p>{useSpaceDay()(instant)}</p>;
}

test.each([
  ['2026-01-15T02:30:00Z', '2026-01-14'],
  ['2026-01-15T07:00:00Z', '2026-01-15'],
  ['2026-01-15', '2026-01-15'],
])('%s is the day %s of a space in Edmonton', (instant, expected) => {
  vi.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') });
  render(
    <SiteProvider site={readSite(testSiteResponse(), 'http://localhost')}>
      <Day instant={instant} />
    </SiteProvider>,
  );

  expect(screen.getByText(expected)).toBeTruthy();
});

test('what the server rendered at another time is hydrated unchanged, and then updated', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-15T02:30:00Z'), toFake: ['Date'] });
  const page = (
    <SiteProvider site={readSite(testSiteResponse(), 'http://localhost')}>
      <Clock />
    </SiteProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  vi.setSystemTime(new Date('2026-01-22T03:00:00Z'));
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('2026-01-21T20:00');
});
