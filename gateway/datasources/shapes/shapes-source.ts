import { RestSource } from '../rest-source.ts';
import { shapeAnswer, storedShapeAnswer } from './shapes.types.ts';

/** `pre-indexed-shape/{index}/{id}` of the places service. */
export class ShapesSource extends RestSource {
  /** Type and path help the service to find the shape. */
  byKey(index: string, id: string, query: { type?: string; path?: string }) {
    return this.find(shapeAnswer, ['pre-indexed-shape', index, id], query);
  }
}

/** `space/{spaceID}/profile/geojson` of the listing data service. */
export class DrawnAreasSource extends RestSource {
  async store(geoJson: unknown) {
    const path = ['space', this.spaceId, 'profile', 'geojson'];

    return this.read(storedShapeAnswer, await this.exchange({ path, method: 'POST', body: geoJson }));
  }
}
