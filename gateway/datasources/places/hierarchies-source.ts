import { RestSource } from '../rest-source.ts';
import { hierarchiesResponse } from './places.types.ts';

/** `whosonfirst/places/getHierarchiesByLatLon` of the listing data service. */
export class HierarchiesSource extends RestSource {
  async byPoint(lat: number, lon: number) {
    const path = ['whosonfirst', 'places', 'getHierarchiesByLatLon'];

    return (await this.get(hierarchiesResponse, path, { lat, lon })).hierarchies;
  }
}
