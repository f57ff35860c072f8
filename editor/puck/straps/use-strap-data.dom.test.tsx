import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StrapResult } from '#web/src/page/page-model.ts';
import { testRouteData } from '#web/src/testing/test-frame.tsx';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { type EditorContextValue, EditorProvider } from '../editor-context.tsx';
import { useStrapData } from './use-strap-data.ts';

const definition = {
  data: { document: 'query Count { count }', variables: () => ({ limit: 3 }) },
} as unknown as AnyStrap;

afterEach(() => vi.restoreAllMocks());

/** What a strap of the page gets, whose data are these at first. */
function hook(result: StrapResult) {
  const data = testRouteData('/');
  const [strap] = data.model.page.straps;
  if (!strap) throw new Error('The page has no strap');
  const { id, state } = strap;
  const value = { data: { ...data, model: { ...data.model, strapData: { [id]: result } } } };

  return renderHook(() => useStrapData({ id, definition, state }), {
    wrapper: ({ children }) => (
      <EditorProvider value={value as unknown as EditorContextValue}>{children}</EditorProvider>
    ),
  }).result;
}

test('data that failed for the page are loaded once more, others are not', async () => {
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { count: 5 } }));
  const failed = hook({ failed: true });
  const loaded = hook({ data: { count: 4 } });

  await waitFor(() => expect(failed.current).toEqual({ data: { count: 5 } }));
  expect(loaded.current).toEqual({ data: { count: 4 } });
  expect(fetch).toHaveBeenCalledOnce();
});
