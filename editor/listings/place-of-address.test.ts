import { expect, test, vi } from 'vitest';
import { request } from '../api/api.ts';
import { placeOfAddress } from './place-of-address.ts';

vi.mock('../api/api.ts', () => ({ request: vi.fn() }));

const NEAR = { lat: 44.6, lon: -63.5 };
const CENTRE = { lat: 44.65, lon: -63.58 };

type Known = { places?: string[]; exact?: { lat: number; lon: number; by: string; name: string } };

/** Mocks the API, which knows places of these names and at most one address. */
function knowing({ places = [], exact }: Known) {
  vi.mocked(request).mockImplementation((async (
    _: unknown,
    { id, text, address }: { id?: string; text?: string; address?: object },
  ) => {
    if (address) return { positionOfAddress: exact ?? null };
    return text === undefined
      ? { place: { name: id, centre: CENTRE } }
      : {
          // Streets are suggested too.
          autocomplete: [{}, ...places.map((name) => ({ place: { id: name, name } }))],
        };
  }) as never);
}

test('an address is placed as a whole where it is known', async () => {
  knowing({
    places: ['Halifax'],
    exact: { lat: 44.6512, lon: -63.5812, by: 'HOME', name: '14 Quay Street' },
  });

  expect(await placeOfAddress({ address: '12 Quay Street', city: 'Halifax' }, NEAR)).toEqual({
    by: 'HOME',
    name: '14 Quay Street',
    position: { lat: 44.6512, lon: -63.5812 },
  });
});

test('any other address is placed in its neighbourhood, else in its city', async () => {
  knowing({ places: ['North End', 'Halifax'] });
  const address = { neighbourhood: 'north end', city: 'Halifax' };
  expect(await placeOfAddress(address, NEAR)).toEqual({ by: 'PLACE', name: 'North End', position: CENTRE });

  knowing({ places: ['Halifax'] });
  expect((await placeOfAddress(address, NEAR))?.name).toBe('Halifax');
});

test('an address in no known place is not placed', async () => {
  knowing({ places: ['Halifax County'] });

  expect(await placeOfAddress({ neighbourhood: '', city: 'Halifax' }, NEAR)).toBeNull();
});
