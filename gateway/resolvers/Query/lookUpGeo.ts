import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLatLon } from '../../arguments/numbers.ts';
import { readGeo } from '../../arguments/search.ts';
import { locationGeo, lookUpPlace, lookUpShape } from '../../listing/look-up-geo.ts';

export const lookUpGeo: NonNullable<QueryResolvers['lookUpGeo']> = async (_, args, context) => {
  const geo = readGeo(args.geo);
  const near = args.near ? readLatLon(args.near, 'near') : context.space.mapDefault;
  if ('placeId' in geo) return (await lookUpPlace(geo.placeId, context)) ?? locationGeo(near);
  if ('shape' in geo) return (await lookUpShape(geo.shape, context)) ?? locationGeo(near);
  if ('point' in geo) return locationGeo(geo.point);

  const corners = geo.polygon.map(({ lat, lon }) => [lon, lat]);
  return {
    ...locationGeo(args.near ? near : (geo.polygon[0] ?? near)),
    geometry: { type: 'Polygon', coordinates: [[...corners, corners[0]]] },
  };
};
