import { expect, test } from 'vitest';
import { DEFAULT_FEATURES } from '#domain/site/features.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const OUTLINE = { type: 'Polygon', coordinates: [] };
const script = {
  '/whosonfirst/7': {
    id: '7',
    name: 'Strathcona',
    placetype: 'neighbourhood',
    centre: { lat: 53.5, lon: -113.5 },
    bounds: { north: 54, south: 53, east: -113, west: -114 },
    geometry: OUTLINE,
  },
  '/pre-indexed-shape/whosonfirst/7': { index: 'whosonfirst', id: '7', geometry: OUTLINE },
  '/pre-indexed-shape/drawn/1': { index: 'drawn', id: '1', geometry: OUTLINE },
};
const SHAPES = `{
  place: shape(index: "whosonfirst", id: "7") { id geometry }
  drawn: shape(index: "drawn", id: "1") { id geometry }
}`;

test('version 2 of the places service is queried for shapes of every kind', async () => {
  const { query, calls } = await createTestGateway({ script });

  expect((await query(SHAPES)).data).toEqual({
    place: { id: '7', geometry: OUTLINE },
    drawn: { id: '1', geometry: OUTLINE },
  });
  expect(calls.log).toContain('GET /pre-indexed-shape/whosonfirst/7');
});

test('without gus-v2 a place has its outline and a drawn area has none', async () => {
  const { query, calls } = await createTestGateway({
    script,
    features: { ...DEFAULT_FEATURES, 'gus-v2': false },
  });

  expect((await query(SHAPES)).data).toEqual({ place: { id: '7', geometry: OUTLINE }, drawn: null });
  expect(calls.log.filter((call) => call.includes('pre-indexed-shape'))).toEqual([]);
});

test.each([true, false])('an agent may edit while page-builder is on: %j', async (isOn) => {
  const features = { ...DEFAULT_FEATURES, 'page-builder': isOn };
  const { query } = await createTestGateway({ identity: AGENT, features });

  const { data } = await query('{ viewer { canEdit agent { uid } } }');

  expect(data.viewer).toEqual({ canEdit: isOn, agent: { uid: 'agent-1' } });
});
