import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteRouter } from '#web/src/app/site-router.tsx';
import { createNavigation } from '#web/src/site/navigation.ts';
import { testRouteData } from '#web/src/testing/test-frame.tsx';
import { FailedContent } from './failed-content.tsx';

afterEach(() => vi.useRealTimers());

test('content that failed is loaded once more by itself, for all of a page together', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => testRouteData('/'));
  render(
    <SiteRouter navigation={createNavigation(testRouteData('/'), load)}>
      <FailedContent />
      <FailedContent />
    </SiteRouter>,
  );
  expect(screen.getAllByRole('link', { name: 'Try again' })).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});
