import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { readSite } from '../../data/read-site.ts';
import { testSiteAnswer } from '../../testing/test-site.ts';
import { createTimeline } from '../history/timeline.ts';
import { TimelineProvider } from '../history/timeline-context.tsx';
import type { SiteParts } from '../site-parts.ts';
import { useSiteEditing } from './use-site-editing.ts';

afterEach(cleanup);

const site = readSite(testSiteAnswer(), 'http://localhost');

function edit() {
  const timeline = createTimeline();
  const { result } = renderHook(
    () => {
      const [parts, setParts] = useState<SiteParts>(site);
      return useSiteEditing({
        site,
        parts,
        onChange: ({ part, value }) => setParts((before) => ({ ...before, [part]: value })),
      });
    },
    { wrapper: ({ children }) => <TimelineProvider value={timeline}>{children}</TimelineProvider> },
  );

  return { timeline, now: () => result.current };
}

test('what is changed shows in the site at once, its theme as styles', () => {
  const it = edit();
  const { website } = it.now().parts;
  const theme = structuredClone(website.theme);
  theme.straps.default.bgColor = '#123456';
  act(() => it.now().change('website', { ...website, theme }));

  expect(it.now().site.website.theme).toEqual(theme);
  expect(it.now().site.themeCss).toContain('--color-bg:#123456');
});

test('each part is put back by the step that changed it, in the order of time', () => {
  const it = edit();
  const { header, footer } = it.now().parts;
  act(() => it.now().change('header', { ...header, nav: [] }));
  act(() => it.now().change('footer', { ...footer, name: 'footer-html' }));

  act(() => void it.timeline.undo());
  expect(it.now().parts).toMatchObject({ footer, header: { nav: [] } });
  act(() => void it.timeline.undo());
  expect(it.now().parts.header).toEqual(header);
  act(() => void it.timeline.redo());
  expect(it.now().parts.header.nav).toEqual([]);
});
