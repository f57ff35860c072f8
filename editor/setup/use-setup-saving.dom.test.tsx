import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Website } from '#domain/site/website.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { request } from '../api/api.ts';
import { useSetupSaving } from './use-setup-saving.ts';

vi.mock('../api/api.ts', () => ({ request: vi.fn() }));

const named = (website: Website, siteName: string): Website => ({
  ...website,
  config: { ...website.config, display: { ...website.config.display, siteName } },
});

/** Renders the hook with a mocked server, whose responses wait for `respond`. */
function setUp() {
  const responses: ((revision: string) => void)[] = [];
  const stored: { value: Website; revision: string }[] = [];
  vi.mocked(request).mockImplementation((_, variables) => {
    stored.push(variables as (typeof stored)[number]);
    return new Promise((resolve) => {
      responses.push((revision) => resolve({ result: { saved: { revision } } } as never));
    });
  });
  const { result } = renderHook(() => useSetupSaving(readSite(testSiteResponse(), 'http://localhost')));
  const respond = (revision: string) => act(async () => responses.shift()?.(revision));

  return { stored, respond, result };
}

test('what the owner chooses while a step is saved stays, and is saved after it', async () => {
  const { stored, respond, result } = setUp();

  await act(async () => void result.current.save(result.current.website, { at: 'look', steps: {} }));
  expect(result.current.isSaving).toBe(true);
  act(() => result.current.setWebsite(named(result.current.website, 'Chosen meanwhile')));
  await act(async () => void result.current.save(result.current.website, { at: 'people', steps: {} }));
  expect(stored).toHaveLength(1);

  await respond('20');
  expect(result.current.website.config.display.siteName).toBe('Chosen meanwhile');
  await vi.waitFor(() => expect(stored).toHaveLength(2));
  expect(stored[1]).toMatchObject({
    value: { config: { display: { siteName: 'Chosen meanwhile' }, setup: { wizard: { at: 'people' } } } },
    revision: '20',
  });
  await respond('21');
  expect(result.current.isSaving).toBe(false);
});

test('a step that is skipped while the one before is still saved keeps what that one saved', async () => {
  const { stored, respond, result } = setUp();
  const entered = named(result.current.website, 'Entered in the step');

  await act(async () => void result.current.save(entered, { at: 'people', steps: {} }));
  act(() => result.current.setWebsite(named(result.current.website, 'Not saved')));
  await act(async () => void result.current.save(null, { at: 'pages', steps: { people: 'skipped' } }));
  await respond('20');
  await vi.waitFor(() => expect(stored).toHaveLength(2));
  await respond('21');

  expect(stored[1]?.value.config.display.siteName).toBe('Entered in the step');
  expect(stored[1]?.value.config.setup.wizard?.at).toBe('pages');
  expect(result.current.website.config.display.siteName).toBe('Entered in the step');
});
