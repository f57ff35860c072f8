import type { Bounds } from '#domain/search/bounds.ts';
import type { RawTerm } from '#domain/search/filters.ts';
import { MAX_CALL_SIZE, MAX_FROM } from '#domain/search/paging.ts';
import { queryArea, COARSE_PRECISION, cellOf, coarsely } from '../../display-rules/coarse-position.ts';
import { areCommonEnough, isDetail } from '../../display-rules/searchable.ts';
import type { Query } from '../call-url.ts';
import { ListingsSource, type ListingsSourceOptions, type ShownCluster } from './listings-source.ts';

/** Replaces values that may not be queried: no listing has it. */
const NO_VALUE = '\u2014';

type Options = ListingsSourceOptions & {
  /** The bounds of a stored shape; null for an unknown one. */
  boundsOfShape: (index: string, id: string) => Promise<Bounds | null>;
};

/**
 * Listings of a service whose searches may match withheld values: it is queried by coarse cells and common
 * values only, and the exact conditions are evaluated here on what may be shown.
 */
export class CoarseListingsSource extends ListingsSource {
  readonly #boundsOfShape: Options['boundsOfShape'];
  readonly #common = new Map<string, Promise<ReadonlySet<string>>>();

  constructor({ boundsOfShape, ...options }: Options) {
    super(options);
    this.#boundsOfShape = boundsOfShape;
  }

  override async search(query: Query) {
    const { requested, holds } = await this.#coarseQuery(query);
    const response =
      query.sort === 'geo_centre' ? await this.#nearest(requested) : await super.search(requested);
    const hits = response.hits.filter(({ _source: { location } }) => !location || holds(location));
    const isWhole =
      !Number(query.from ?? 0) && response.total !== null && response.total <= Number(query.size);

    return { ...response, hits, total: isWhole ? hits.length : response.total };
  }

  override async clusters(precision: number, query: Query): Promise<ShownCluster[]> {
    const { requested } = await this.#coarseQuery(query);
    const cells = await super.clusters(Math.min(precision, COARSE_PRECISION), requested);

    return cells.flatMap(({ geohash, count }) => cellOf(geohash.slice(0, COARSE_PRECISION), count) ?? []);
  }

  override async points(query: Query) {
    const { requested, holds } = await this.#coarseQuery(query);
    const { total, points } = await super.points(requested);
    const inside = points.filter(holds);

    return { total: total === points.length ? inside.length : total, points: inside };
  }

  override async facets(query: Query) {
    const { requested } = await this.#coarseQuery(query);
    const facets = await super.facets(requested);
    const raw = facets.raw.map(async ({ field, values }) => {
      const common = isDetail(field) ? await this.#commonValues(field) : null;
      return { field, values: common ? values.filter(({ key }) => common.has(key)) : values };
    });

    return { ...facets, raw: await Promise.all(raw) };
  }

  override async fieldTerms(field: string) {
    const terms = await super.fieldTerms(field);

    return isDetail(field) ? terms.filter(areCommonEnough) : terms;
  }

  async #coarseQuery(query: Query) {
    const [index, id] = String(query.shape ?? '').split('/');
    const isDrawn = index && id && index !== 'whosonfirst';
    const area = queryArea(query, isDrawn ? await this.#boundsOfShape(index, id) : null);
    const requested = coarsely(query, area);

    return {
      requested: {
        ...requested,
        raw: await this.#commonTerms(requested.raw),
        agentSetRaw: await this.#commonTerms(requested.agentSetRaw),
      },
      holds: area?.holds ?? (() => true),
    };
  }

  /**
   * The nearest listings without those whose address is withheld: their rank would reveal their distance. Pages
   * are built here, so that none has gaps.
   */
  async #nearest({ count: _, ...query }: Query) {
    const [from, size] = [Number(query.from ?? 0), Number(query.size)];
    const first = await super.search({ ...query, from: 0, size: MAX_CALL_SIZE });
    const total = first.total ?? 0;
    const shown = [...first.hits];
    const isOpen = ({ _source: { display } }: (typeof shown)[number]) => display?.address !== false;
    for (
      let next = MAX_CALL_SIZE;
      next < Math.min(total, MAX_FROM) && shown.filter(isOpen).length < from + size;
      next += MAX_CALL_SIZE
    )
      shown.push(...(await super.search({ ...query, from: next, size: MAX_CALL_SIZE })).hits);

    return { ...first, hits: shown.filter(isOpen).slice(from, from + size) };
  }

  /** A value of one or two listings may be text about one of them; its count would confirm it. */
  async #commonTerms(json: Query[string]): Promise<string | undefined> {
    if (json === undefined) return undefined;
    const terms = (JSON.parse(String(json)) as RawTerm[]).map(async (term) => {
      const isChoice = isDetail(term.field) && (term.operator === 'eq' || term.operator === 'in');
      if (!isChoice) return term;
      const common = await this.#commonValues(term.field);
      const values = term.values.filter((value) => common.has(value));
      return { ...term, values: values.length > 0 ? values : [NO_VALUE] };
    });

    return JSON.stringify(await Promise.all(terms));
  }

  #commonValues(field: string): Promise<ReadonlySet<string>> {
    const known =
      this.#common.get(field) ?? this.fieldTerms(field).then((terms) => new Set(terms.map(({ key }) => key)));
    this.#common.set(field, known);

    return known;
  }
}
