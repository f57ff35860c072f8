import { AREA_CORNERS_MAX, AREA_CORNERS_MIN, isArea, RADIUS_KM } from '../area.ts';
import { areBounds, type Bounds } from '../bounds.ts';
import { isOnEarth, type LatLon } from '../polyline.ts';
import type { GeoInput } from '../search-input.ts';
import { isPlaceId, PLACES_MAX } from '../search-state.ts';
import { decodePercent, toStorable } from '../url-escape.ts';
import { BadParamError, type ParamReader } from './rest-params.ts';

const GEO_PARAMS = ['whosonfirst', 'centre_lat', 'polygon', 'shape'] as const;
const SIDES = ['north', 'south', 'east', 'west'] as const;

/** A location as query parameters of a search call; type and path of a shape only matter when it is looked up. */
export function geoParams(geo: GeoInput | null | undefined): Record<string, string | undefined> {
  if (!geo) return {};
  if ('placeId' in geo) return { whosonfirst: geo.placeId };
  if ('placeIds' in geo) return { whosonfirst: geo.placeIds.join('|') };
  if ('polygon' in geo) return { polygon: geo.polygon.map(({ lat, lon }) => `${lon},${lat}`).join(';') };
  if ('shape' in geo)
    return {
      shape: [geo.shape.index, geo.shape.id].map((part) => encodeURIComponent(toStorable(part))).join('/'),
    };

  const { lat, lon, radius } = geo.point;
  return { centre_lat: String(lat), centre_lon: String(lon), radius: radius?.toString() };
}

export function readGeoParams(params: ParamReader): GeoInput | undefined {
  const [, second] = GEO_PARAMS.filter((param) => params.text(param) !== undefined);
  if (second) throw new BadParamError(second, 'Only one area can be searched at once');

  const places = params.read('whosonfirst', `at most ${PLACES_MAX} places, joined by |`, readPlaces);
  if (places) return places;

  const polygon = params.read(
    'polygon',
    `${AREA_CORNERS_MIN} to ${AREA_CORNERS_MAX} corners, like lon,lat;lon,lat;lon,lat`,
    readPolygon,
  );
  if (polygon) return { polygon };

  const shape = params.read('shape', 'an index and an id, like index/id', readShape);
  return shape ? { shape } : readPoint(params);
}

export function boundsParams(bounds: Bounds | null | undefined): Record<string, string | undefined> {
  return bounds ? Object.fromEntries(SIDES.map((side) => [side, String(bounds[side])])) : {};
}

export function readBoundsParams(params: ParamReader): Bounds | undefined {
  const read = SIDES.map((side) => params.number(side, { min: -180, max: 180 }));
  if (read.every((side) => side === undefined)) return undefined;

  const missing = SIDES.find((_, index) => read[index] === undefined);
  if (missing) throw new BadParamError(missing, 'A bounding box has north, south, east and west');

  const [north = 0, south = 0, east = 0, west = 0] = read;
  const bounds = { north, south, east, west };
  if (areBounds(bounds)) return bounds;
  throw new BadParamError(
    'north',
    'A bounding box has its north above its south and its east beyond its west',
  );
}

/** An id that no place can have is for the search to reject. */
function readPlaces(value: string): GeoInput | null {
  const ids = [...new Set(value.split('|'))];
  if (!ids.every(isPlaceId)) return { placeId: value };
  if (ids.length > PLACES_MAX) return null;
  const [placeId = '', ...others] = ids;

  return others.length > 0 ? { placeIds: [placeId, ...others] } : { placeId };
}

function readPoint(params: ParamReader): GeoInput | undefined {
  const lat = params.number('centre_lat', { min: -90, max: 90 });
  const lon = params.number('centre_lon', { min: -180, max: 180 });
  const radius = params.number('radius', RADIUS_KM);

  if (lat === undefined && lon === undefined) return undefined;
  if (lat === undefined) throw new BadParamError('centre_lat', 'A centre has centre_lat and centre_lon');
  if (lon === undefined) throw new BadParamError('centre_lon', 'A centre has centre_lat and centre_lon');
  return { point: { lat, lon, ...(radius !== undefined && { radius }) } };
}

function readPolygon(value: string): LatLon[] | null {
  const corners = value.split(';').map((corner) => {
    const [lon = Number.NaN, lat = Number.NaN, ...rest] = corner
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    return rest.length > 0 ? { lat: Number.NaN, lon } : { lat, lon };
  });

  return isArea(corners) && corners.every(isOnEarth) ? corners : null;
}

function readShape(value: string): { index: string; id: string } | null {
  const [index, id, ...rest] = value.split('/').map((part) => toStorable(decodePercent(part)));

  return index && id && rest.length === 0 ? { index, id } : null;
}
