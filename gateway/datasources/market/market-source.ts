import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import { statsResponse } from './market.types.ts';

/** `space/{spaceID}/search/{source}/stats`: figures of the current market. */
export class MarketSource extends RestSource {
  readonly #path: readonly string[];

  constructor({ source, ...options }: RestSourceOptions & { source: string }) {
    super(options);
    this.#path = ['space', this.spaceId, 'search', source, 'stats'];
  }

  stats({ areaIds, propertyTypes }: { areaIds: readonly string[]; propertyTypes: readonly string[] }) {
    return this.get(statsResponse, this.#path, {
      areas: areaIds.join('|') || undefined,
      property_types: propertyTypes.join('|') || undefined,
    });
  }
}
