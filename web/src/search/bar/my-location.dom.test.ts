import { afterEach, expect, test, vi } from 'vitest';
import { isMyLocation, locate } from './my-location.ts';

afterEach(() => vi.unstubAllGlobals());

function withGeolocation(getCurrentPosition: Geolocation['getCurrentPosition']) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
}

test('an unsupported browser gets the specified message [R8.021]', async () => {
  vi.stubGlobal('navigator', {});

  await expect(locate()).rejects.toThrow('navigator.geolocation not supported');
});

test("the visitor's location is the centre of a search, rounded as in URLs", async () => {
  withGeolocation((found) =>
    found({ coords: { latitude: 53.523212345, longitude: -113.526398765 } } as GeolocationPosition),
  );
  const mine = await locate();

  expect(mine).toEqual({ lat: 53.52321, lon: -113.5264 });
  expect(isMyLocation({ lat: 53.52321, lon: -113.5264 }, mine)).toBe(true);
  expect(isMyLocation({ lat: 53, lon: -113 }, mine)).toBe(false);
  expect(isMyLocation(mine, null)).toBe(false);
});

test('a visitor who denies access has no location', async () => {
  const rejected = { code: 1, message: 'User denied Geolocation' } as GeolocationPositionError;
  withGeolocation((_, failed) => failed?.(rejected));

  await expect(locate()).rejects.toBe(rejected);
});
