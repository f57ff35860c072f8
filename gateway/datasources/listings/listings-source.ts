import DataLoader from 'dataloader';
import type { DisplayRules } from '../../display-rules/display-rules.ts';
import {
  isMarked,
  type ShownHit,
  type ShownPoint,
  showHit,
  showPoint,
  showSuggestion,
} from '../../display-rules/show-listing.ts';
import { maySearchText } from '../../display-rules/searchable.ts';
import { shownOnce } from '../../display-rules/shown-once.ts';
import { rulesFor, type Viewer } from '../../display-rules/viewing-conditions.ts';
import type { Query } from '../call-url.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import { ifMatch, revisionIn } from '../revision-headers.ts';
import {
  type ClusterWire,
  clustersResponse,
  facetsResponse,
  infoResponse,
  listingsResponse,
  type MediaWire,
  pointsResponse,
  publicInfo,
  type SearchHit,
  searchResponse,
  type SuggestionWire,
  suggestionsResponse,
  termsResponse,
  uncountedSearchResponse,
} from './listings.types.ts';

const showHitOnce = shownOnce(showHit);
const showPointOnce = shownOnce(showPoint);

/** Limit of ids per call. */
export const MAX_IDS_PER_CALL = 100;

/** A cell of a map; of one listing only with what may be shown of it. */
export type ShownCluster = Omit<ClusterWire, 'listing'> & { listing?: ShownPoint | null };

export type ListingsSourceOptions = RestSourceOptions & {
  source: string;
  rules: DisplayRules;
  /** The source requires the viewing conditions for all details. */
  vowRequired: boolean;
  viewer: () => Promise<Viewer>;
};

/** `space/{spaceID}/search/{source}/…`: results have passed the source's display rules. */
export class ListingsSource extends RestSource {
  readonly #source: string;
  readonly #rules: DisplayRules;
  readonly #vowRequired: boolean;
  readonly #viewer: () => Promise<Viewer>;
  readonly #target: { spaceID: string; source: string };
  readonly #byKey = new DataLoader<string, ShownHit | null>((keys) => this.#findByKeys(keys), {
    maxBatchSize: MAX_IDS_PER_CALL,
  });

  constructor({ source, rules, vowRequired, viewer, ...options }: ListingsSourceOptions) {
    super(options);
    this.#source = source;
    this.#rules = rules;
    this.#vowRequired = vowRequired;
    this.#viewer = viewer;
    this.#target = { spaceID: this.spaceId, source };
  }

  /** By id, MLS number or the slug of the details page. Batched per tick. */
  getByKey(key: string): Promise<ShownHit | null> {
    return this.#byKey.load(key);
  }

  /** The total is null when the query does not count. */
  async search(query: Query) {
    const schema = query.count === 'false' ? uncountedSearchResponse : searchResponse;
    const { hasAgreed } = await this.#viewer();
    const headers: Record<string, string> = hasAgreed ? { termsAgreement: 'true' } : {};
    const { hits, courtesyOfMessage, asOf } = await this.getRead(schema, 'search', this.#target, {
      query,
      headers,
    });

    const shown = await this.show(hits.hits, courtesyOfMessage);
    return {
      total: hits.total ?? null,
      hits: shown,
      /** The line that the source prescribes, with `{office}`. */
      courtesyOf: courtesyOfMessage || this.#rules.attribution,
      asOf: asOf ?? null,
    };
  }

  /** `precision` is the length of the geohash, 1 to 8. */
  async clusters(precision: number, query: Query): Promise<ShownCluster[]> {
    const params = { ...this.#target, n: String(precision) };

    const { clusters } = await this.getRead(clustersResponse, 'clusters', params, { query });

    return clusters.map(({ listing, ...cluster }) => ({
      ...cluster,
      listing: listing ? showPointOnce(listing, this.#rules) : null,
    }));
  }

  async points(query: Query) {
    const { total, points } = await this.getRead(pointsResponse, 'points', this.#target, { query });

    const shown: ShownPoint[] = [];
    // `flatMap` would take longer than finding what the rules made of a thousand points.
    for (const point of points) {
      const one = showPointOnce(point, this.#rules);
      if (one) shown.push(one);
    }

    return { total, points: shown };
  }

  facets(query: Query) {
    return this.getRead(facetsResponse, 'facets', this.#target, { query });
  }

  async autocomplete(text: string, query: Query): Promise<SuggestionWire[]> {
    const { results } = await this.get(suggestionsResponse, [this.#source, 'autocomplete-v2', text], query);

    return results.flatMap((result) => {
      const isOfAddresses = result.type === 'postal' || result.type === 'street';
      if (isOfAddresses && !maySearchText(this.#rules)) return [];
      const suggestion = result.type === 'listing' ? showSuggestion(result, text, this.#rules) : result;
      return suggestion ? [suggestion] : [];
    });
  }

  async fieldTerms(field: string) {
    return (await this.get(termsResponse, [this.#source, 'fields', field, 'terms'])).items;
  }

  info() {
    return this.get(infoResponse, ['space', this.spaceId, 'search', this.#source, 'info']);
  }

  /** Hits after the display rules, as far as the viewer may see them. */
  async show(hits: readonly SearchHit[], courtesyOf?: string | null): Promise<ShownHit[]> {
    const isForEverybody = !this.#vowRequired && !hits.some(({ _source }) => isMarked(_source));
    const rules = isForEverybody
      ? this.#rules
      : rulesFor(this.#rules, { ...(await this.#viewer()), vowRequired: this.#vowRequired });

    return hits.flatMap((hit) => showHitOnce(hit, rules, courtesyOf) ?? []);
  }

  /** For agents: the media they show with a listing, with the revision where the service has one. */
  async savedMedia(id: string) {
    const response = await this.exchange({ path: this.#mediaPath(id) });

    return { publicInfo: this.read(publicInfo, response), revision: revisionIn(response) };
  }

  /** For agents: replaces the media of a listing; without a revision only the first save is accepted. */
  async saveMedia(id: string, additionalMedia: readonly MediaWire[], revision: string | null): Promise<void> {
    await this.exchange({
      method: 'PUT',
      path: this.#mediaPath(id),
      headers: ifMatch(revision),
      body: { additionalMedia },
    });
    this.#byKey.clearAll();
  }

  #mediaPath(id: string): string[] {
    return ['space', this.spaceId, 'listings', this.#source, 'public', id];
  }

  async #findByKeys(keys: readonly string[]): Promise<(ShownHit | null)[]> {
    const found = new Map<string, ShownHit>();
    const find = async (ids: readonly string[]) => {
      for (const hit of await this.#findByIds(ids)) for (const key of keysOf(hit)) found.set(key, hit);
    };
    const isMissing = (key: string) => !found.has(key.toLowerCase());

    await find(keys);
    await find(keys.filter(isMissing).flatMap(mlsIn));
    return keys.map((key) => found.get(key.toLowerCase()) ?? null);
  }

  async #findByIds(ids: readonly string[]): Promise<ShownHit[]> {
    if (ids.length === 0) return [];
    const response = await this.sendRead('listings', { ...this.#target, ids: [...new Set(ids)].join('|') });
    if (!response || response.status === 404) return [];

    return this.show(this.read(listingsResponse, this.accepted(response)).listings);
  }
}

/** The keys a listing may be looked up by: only shown ones, so that guessing a street finds nothing. */
const keysOf = ({ _id, _source }: ShownHit) =>
  [_id, _source.publicId, _source.mls].map((key) => key.toLowerCase());

/** The service does not know slugs without a street: their last part is the MLS number. */
function mlsIn(key: string): string[] {
  const last = key.slice(key.lastIndexOf('-') + 1);

  return last === key || last === '' ? [] : [last];
}
