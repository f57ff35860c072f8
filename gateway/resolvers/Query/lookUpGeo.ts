import type { QueryResolvers } from '../../__generated__/types.ts';
import { readLatLon } from '../../arguments/numbers.ts';
import { readFakeGeo, readGeo } from '../../arguments/search.ts';
import {
  drawnGeo,
  locationGeo,
  lookUpPlace,
  lookUpPlaces,
  lookUpShape,
  withTitle,
} from '../../listing/look-up-geo.ts';

export const lookUpGeo: NonNullable<QueryResolvers['lookUpGeo']> = async (_, args, context) => {
  const { fake, ...area } = args.geo;
  if (fake) return { type: 'fake', ...readFakeGeo(fake, context.rules) };

  const geo = readGeo(area);
  const near = args.near ? readLatLon(args.near, 'near') : context.space.mapDefault;
  if ('placeId' in geo) return (await lookUpPlace(geo.placeId, context)) ?? locationGeo(near);
  if ('placeIds' in geo) return (await lookUpPlaces(geo.placeIds, context)) ?? locationGeo(near);
  if ('shape' in geo) {
    const shape = await lookUpShape(geo.shape, context);
    return shape ? withTitle(shape, context) : locationGeo(near);
  }

  return withTitle('point' in geo ? locationGeo(geo.point) : drawnGeo(geo.polygon), context);
};
