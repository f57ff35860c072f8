import { expect, test } from 'vitest';
import { createMapCover } from './map-cover.ts';

const BOISE = { lat: 43.6, lon: -116.2 };

test.each([
  ['without an archive', { archive: null, hasStyle: false }, false],
  ['with another map style', { archive: null, hasStyle: true }, true],
  ['while the archive cannot be read', { archive: '/nowhere/none.pmtiles', hasStyle: false }, true],
])('%s the map has streets at a place: %o is %s', async (_, options, has) => {
  expect(await createMapCover(options)(BOISE)).toBe(has);
});
