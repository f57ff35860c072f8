import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testRouteData, TestFrame } from '#web/src/testing/test-frame.tsx';
import { useWizard } from './use-wizard.ts';

const save = vi.fn(async () => true);
vi.mock('#web/src/site/navigation-context.ts', async (original) => ({
  ...(await original<object>()),
  useRevalidate: () => async () => {},
}));
vi.mock('./use-setup-saving.ts', async () => {
  const { useState } = await import('react');
  return {
    useSetupSaving: ({ website: first }: { website: object }) => {
      const [website, setWebsite] = useState(first);
      return { website, setWebsite, save, isSaving: false, problem: '' };
    },
  };
});

const start = { at: 'look', steps: {} } as const;

test('colours that were confirmed as they were are kept, not skipped, and chosen ones are done', async () => {
  const { result } = renderHook(() => useWizard(testRouteData('/').site, start), { wrapper: TestFrame });
  await act(() => result.current.leave({ type: 'next' }));
  expect(result.current).toMatchObject({ at: 'listings', steps: { look: 'kept' } });

  await act(() => result.current.leave({ type: 'go', step: 'look' }));
  act(() => result.current.chooseLook(result.current.website));
  await act(() => result.current.leave({ type: 'next' }));
  expect(result.current).toMatchObject({ at: 'listings', steps: { look: 'done' } });
});
