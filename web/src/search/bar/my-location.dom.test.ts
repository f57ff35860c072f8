import { afterEach, expect, test, vi } from 'vitest';
import { isMyLocation, locate } from './my-location.ts';

afterEach(() => vi.unstubAllGlobals());

function withGeolocation(getCurrentPosition: Geolocation['getCurrentPosition']) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

test('a browser without geolocation is told apart by the words of the specification [R8.021]', async () => {
  vi.stubGlobal('navigator', {});

  await expect(locate()).rejects.toThrow('navigator.geolocation not supported');
});

test('the position of the visitor is the centre of a search, as exact as its address', async () => {
  withGeolocation((found) =>
    found({ coords: { latitude: 53.523212345, longitude: -113.526398765 } } as GeolocationPosition),
  );
  const mine = await locate();

  expect(mine).toEqual({ lat: 53.52321, lon: -113.5264 });
  expect(isMyLocation({ lat: 53.52321, lon: -113.5264 }, mine)).toBe(true);
  expect(isMyLocation({ lat: 53, lon: -113 }, mine)).toBe(false);
  expect(isMyLocation(mine, null)).toBe(false);
});

test('a visitor who refuses is not found', async () => {
  const refused = { code: 1, message: 'User denied Geolocation' } as GeolocationPositionError;
  withGeolocation((_, failed) => failed?.(refused));

  await expect(locate()).rejects.toBe(refused);
});
