import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { request } from '../api/api.ts';
import { useListing } from './use-listing.ts';

vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));
afterEach(cleanup);

test.each([
  ['of the one agent of the site', 'maeve', null, 'maeve'],
  ['of nobody on a site of several agents', null, null, null],
  ['of whoever was chosen', 'maeve', 'paul', 'paul'],
])('a new listing is %s', async (_, soleAgentId, chosen, expected) => {
  vi.mocked(request).mockResolvedValue({ result: { message: 'Not now.', field: null } } as never);
  const input = { id: null, soleAgentId, onChanged: vi.fn(), onSaved: vi.fn(), onDeleted: vi.fn() };
  const { result } = renderHook(() => useListing(input), { wrapper: TestFrame });
  if (chosen) act(() => result.current.change({ agentId: chosen }));
  await act(() => result.current.save());

  expect(vi.mocked(request).mock.lastCall?.[1]).toMatchObject({ input: { listing: { agentId: expected } } });
});
