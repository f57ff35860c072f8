import { placeResponse } from '../places/places.types.ts';
import { RestSource } from '../rest-source.ts';
import { type ShapeWire, shapeResponse, storedShapeResponse } from './shapes.types.ts';

/** `pre-indexed-shape/{index}/{id}` of the places service. */
export class ShapesSource extends RestSource {
  /** Type and path help the service find the shape. */
  byKey(index: string, id: string, query: { type?: string; path?: string }) {
    return this.find(shapeResponse, ['pre-indexed-shape', index, id], query);
  }
}

/** The same for places services before version 2, which only have outlines of places. */
export class PlaceShapesSource extends RestSource {
  async byKey(index: string, id: string): Promise<ShapeWire | null> {
    const place = index === 'whosonfirst' ? await this.find(placeResponse, ['whosonfirst', id]) : null;

    return place && { index, ...place };
  }
}

/** `space/{spaceID}/profile/geojson` of the listing data service. */
export class DrawnAreasSource extends RestSource {
  async store(geoJson: unknown) {
    const path = ['space', this.spaceId, 'profile', 'geojson'];

    return this.read(storedShapeResponse, await this.exchange({ path, method: 'POST', body: geoJson }));
  }
}
