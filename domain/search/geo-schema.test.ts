import { describe, expect, test } from 'vitest';
import { geoSchema, toGeoInput } from './geo-schema.ts';

const point = { lat: 53.5, lon: -113.5 };

describe('a stored geo', () => {
  test.each([
    [
      'location: a centre, a radius and a point [R3.075]',
      { type: 'location', centre_lat: 53.5, centre_lon: -113.5, radius: 5, point },
    ],
    ['whosonfirst: an id [R3.076]', { type: 'whosonfirst', id: '890458485' }],
    [
      'pre_indexed_shape: id, index, type and path [R3.077]',
      { type: 'pre_indexed_shape', id: '7', index: 'areas', shape_type: 'school', path: 'a/b' },
    ],
    [
      'fake: raw terms [R3.078]',
      { type: 'fake', raw: [{ field: 'city', operator: 'eq', values: ['Edmonton'] }] },
    ],
  ])('is of type %s, and can carry geometry and locationTitle [R3.079]', (_, geo) => {
    const whole = { ...geo, geometry: { type: 'Point', coordinates: [1, 2] }, locationTitle: 'Here' };

    expect(geoSchema.parse(whole)).toEqual(whole);
    const { type, ...typeless } = whole;
    expect(geoSchema.safeParse(typeless).success).toBe(false);
    for (const member of Object.keys(geo).filter((key) => ['id', 'index', 'centre_lat', 'raw'].includes(key)))
      expect(geoSchema.safeParse({ ...whole, [member]: undefined }).success).toBe(false);
  });

  test('is the geo of a search call, but for a fake one', () => {
    expect(toGeoInput({ type: 'location', centre_lat: 1, centre_lon: 2, radius: 3 })).toEqual({
      point: { lat: 1, lon: 2, radius: 3 },
    });
    expect(toGeoInput({ type: 'whosonfirst', id: '1' })).toEqual({ placeId: '1' });
    expect(toGeoInput({ type: 'pre_indexed_shape', id: '1', index: 'a' })).toEqual({
      shape: { index: 'a', id: '1' },
    });
    expect(toGeoInput({ type: 'fake', raw: [{ field: 'a', operator: 'eq', values: ['b'] }] })).toBeNull();
  });
});
