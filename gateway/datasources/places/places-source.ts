import DataLoader from 'dataloader';
import { RestSource } from '../rest-source.ts';
import { type PlaceWire, placeResponse } from './places.types.ts';

/** `whosonfirst/{id}`: places of Who's On First. */
export class PlacesSource extends RestSource {
  readonly #byId = new DataLoader<string, PlaceWire | null>(
    (ids) => Promise.all(ids.map((id) => this.find(placeResponse, ['whosonfirst', id]))),
    // The service has no batch call; the loader only deduplicates.
    { batch: false },
  );

  getById(id: string): Promise<PlaceWire | null> {
    return this.#byId.load(id);
  }
}
