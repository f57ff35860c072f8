import { expect, test, vi } from 'vitest';
import { request } from '../api/api.ts';
import { placeOfAddress } from './place-of-address.ts';

vi.mock('../api/api.ts', () => ({ request: vi.fn() }));

const NEAR = { lat: 44.6, lon: -63.5 };
const CENTRE = { lat: 44.65, lon: -63.58 };

/** Mocks the API, which knows the places of these names. */
function knowing(...names: string[]) {
  vi.mocked(request).mockImplementation((async (_: unknown, { id, text }: { id?: string; text?: string }) =>
    text === undefined
      ? { place: { name: id, centre: CENTRE } }
      : {
          // Streets are suggested too.
          autocomplete: [{}, ...names.map((name) => ({ place: { id: name, name } }))],
        }) as never);
}

test('an address is placed in its neighbourhood, else in its city', async () => {
  knowing('North End', 'Halifax');
  const address = { neighbourhood: 'north end', city: 'Halifax' };
  expect(await placeOfAddress(address, NEAR)).toEqual({ name: 'North End', centre: CENTRE });

  knowing('Halifax');
  expect((await placeOfAddress(address, NEAR))?.name).toBe('Halifax');
});

test('an address in no known place is not placed', async () => {
  knowing('Halifax County');

  expect(await placeOfAddress({ neighbourhood: '', city: 'Halifax' }, NEAR)).toBeNull();
});
