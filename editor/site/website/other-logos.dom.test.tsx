import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import type { SiteParts } from '../../editing/site-parts.ts';
import { OtherLogos } from './other-logos.tsx';

afterEach(cleanup);

function show({ logoUrl }: { logoUrl: string }) {
  const site = readSite(testSiteResponse(), 'http://localhost');
  const { website } = site;
  const withLogos = (display: object) => ({
    ...website,
    config: { ...website.config, display: { ...website.config.display, ...display } },
  });
  const saved = withLogos({ logoUrl: '/former.svg', smallLogoUrl: '/small.svg', logoDarkUrl: '/dark.svg' });
  const parts = {
    website: withLogos({ logoUrl, smallLogoUrl: '/small.svg', logoDarkUrl: '/dark.svg' }),
  } as unknown as SiteParts;
  const onChange = vi.fn();
  render(
    <SiteProvider site={{ ...site, website: saved }}>
      <OtherLogos parts={parts} onChange={onChange} />
    </SiteProvider>,
  );

  return onChange;
}

test('a new logo can take the place of the small and the light one, which are still the former', () => {
  const onChange = show({ logoUrl: '/new.svg' });
  fireEvent.click(screen.getByRole('button', { name: 'Use This Logo There Too' }));

  expect(onChange.mock.calls[0]?.[0]).toBe('website');
  expect(onChange.mock.calls[0]?.[1].config.display).toMatchObject({
    logoUrl: '/new.svg',
    smallLogoUrl: '/new.svg',
    logoDarkUrl: '',
  });
});

test('nothing is said of other logos while the logo is the saved one', () => {
  show({ logoUrl: '/former.svg' });

  expect(screen.queryByRole('status')).toBeNull();
});
