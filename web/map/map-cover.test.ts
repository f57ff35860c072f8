import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writePmtiles } from '../../scripts/lib/write-pmtiles.ts';
import { openMapArchive } from './map-archive.ts';
import { createMapCover } from './map-cover.ts';

const BOISE = { lat: 43.6, lon: -116.2 };
const EDMONTON = { lat: 53.5, lon: -113.5 };

const folder = mkdtempSync(join(tmpdir(), 'map-cover-'));
const path = join(folder, 'edmonton.pmtiles');
writeFileSync(
  path,
  writePmtiles([{ z: 11, x: 372, y: 663, data: Buffer.from('a tile') }], {
    bounds: { west: -114, south: 53.3, east: -113.2, north: 53.7 },
    metadata: {},
  }),
);
const archive = openMapArchive(path);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['without an archive', false, { archive: null, hasStyle: false }],
  ['with another map style', true, { archive: null, hasStyle: true }],
  [
    'while the archive cannot be read',
    true,
    { archive: openMapArchive('/nowhere/none.pmtiles'), hasStyle: false },
  ],
  ['with an archive of another area', false, { archive, hasStyle: false }],
])('%s the map has streets at a place: %s', async (_, has, options) => {
  expect(await createMapCover(options)(BOISE)).toBe(has);
});

test('an archive covers its own area', async () => {
  expect(await createMapCover({ archive, hasStyle: false })(EDMONTON)).toBe(true);
});
