import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import { type RentGroupWire, rentsResponse, statsResponse } from './market.types.ts';

/** `space/{spaceID}/search/{source}/stats` and `rents`: figures of the current market. */
export class MarketSource extends RestSource {
  readonly #search: readonly string[];

  constructor({ source, ...options }: RestSourceOptions & { source: string }) {
    super(options);
    this.#search = ['space', this.spaceId, 'search', source];
  }

  stats({ areaIds, propertyTypes }: { areaIds: readonly string[]; propertyTypes: readonly string[] }) {
    return this.get(statsResponse, [...this.#search, 'stats'], {
      areas: areaIds.join('|') || undefined,
      property_types: propertyTypes.join('|') || undefined,
    });
  }

  /** Rents by area and bedrooms; none where the service does not count them. */
  async rents(areaIds: readonly string[]): Promise<RentGroupWire[]> {
    const found = await this.find(rentsResponse, [...this.#search, 'rents'], { areas: areaIds.join('|') });

    return found?.groups ?? [];
  }
}
