import { RestSource } from '../rest-source.ts';
import { hierarchiesAnswer } from './places.types.ts';

/** `whosonfirst/places/getHierarchiesByLatLon` of the listing data service. */
export class HierarchiesSource extends RestSource {
  async byPoint(lat: number, lon: number) {
    const path = ['whosonfirst', 'places', 'getHierarchiesByLatLon'];

    return (await this.get(hierarchiesAnswer, path, { lat, lon })).hierarchies;
  }
}
