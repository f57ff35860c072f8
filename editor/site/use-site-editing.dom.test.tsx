import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { useSiteEditing } from './use-site-editing.ts';

afterEach(cleanup);

const site = readSite(testSiteResponse(), 'http://localhost');

test('the site shows the parts as they are edited, its theme as styles', () => {
  const { header, footer, website } = site;
  const theme = structuredClone(website.theme);
  theme.straps.default.bgColor = '#123456';
  const parts = { header, footer, website: { ...website, theme } };
  const { result } = renderHook(() => useSiteEditing({ site, parts, store: { changePart: vi.fn() } }));

  expect(result.current.parts).toEqual(parts);
  expect(result.current.site.website.theme).toEqual(theme);
  expect(result.current.site.themeCss).toContain('--color-bg:#123456');
});
