import type { Kysely } from 'kysely';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { PLACES_INDEX } from '#domain/search/search-state.ts';
import { isOfListings } from '#domain/search/street/street.ts';
import type { Space } from '#domain/site/website.ts';
import { agentsOfUnit } from '../operations/agents-of-unit.ts';
import { paymentRules } from '../operations/listings/prepare-search.ts';
import type { ListingIndex } from '../search-index/listing-index.ts';
import { insertFavouriteMatches, insertMatches, type Match } from '../store/alerts/entry-table.ts';
import {
  adoptRestoredEvents,
  type EventPosition,
  eventsAfter,
  type ListingEvent,
  moveCursor,
  readCursor,
  snapshotsOf,
} from '../store/alerts/event-table.ts';
import {
  countSubscribedSearches,
  type SubscribedSearch,
  subscribedSearchesSince,
} from '../store/alerts/subscription-table.ts';
import { indexRowsOf } from '../store/listings/index-rows.ts';
import type { ListingSearch } from '../store/listings/listing-conditions.ts';
import { findOrgChart } from '../store/people/org-chart-table.ts';
import { findShapeArea } from '../store/places/shape-table.ts';
import type { Schema } from '../store/schema.ts';
import { findSettings } from '../store/settings-table.ts';
import { findSpace } from '../store/space-table.ts';
import { type AllowSearch, searchOf } from './criteria.ts';
import { indexOf, matchesIn, matchesInPast, matchesInStore } from './match-search.ts';
import { type SearchGroup, SearchGroups } from './search-groups.ts';

/** Events that are read at once. */
const BATCH = 500;
/** Matches that are written in one transaction. */
const SLICE = 20_000;
/** The thread is left to others after this time. */
const TURN_MS = 10;
/** Of the searches in memory, so many may have been deleted before all are read again. */
const MAX_STALE = 10_000;

type Site = { space: Space; setup: SearchSetup };
type MatcherOptions = { db: Kysely<Schema>; clock: () => Date; allow: AllowSearch };

export type MatchReport = { events: number; matches: number };

/**
 * Finds whom the changes of listings concern. Searches are held in an inverted index in memory, which is brought up to
 * date before each run. Any number of processes may match at once: the cursor moves in the transaction that records the
 * matches, for one of them.
 */
export class AlertMatcher {
  readonly #db: Kysely<Schema>;
  readonly #clock: () => Date;
  readonly #allow: AllowSearch;
  #groups = new SearchGroups();
  #next = '0';
  /** What the conversion of searches depends on, as it was when the index was built. */
  #builtFor = '';
  #sites = new Map<string, Site | null>();

  constructor({ db, clock, allow }: MatcherOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#allow = allow;
  }

  /** Matches all events that are complete. */
  async run(): Promise<MatchReport> {
    await adoptRestoredEvents(this.#db);
    const report = { events: 0, matches: 0 };
    let cursor = await readCursor(this.#db);

    for (;;) {
      const events = await eventsAfter(this.#db, cursor, BATCH);
      if (events.length === 0) return report;

      await this.#refresh();
      const matches = await this.#match(events);
      for (const slice of slicesOf(events, matches)) {
        const to = slice.events.at(-1) as EventPosition;
        const written = await this.#write(cursor, to, slice);
        // Another process matches.
        if (written === null) return report;
        cursor = to;
        report.events += slice.events.length;
        report.matches += written;
      }
    }
  }

  /** The number of matches; null when the cursor was moved by another process. */
  #write(from: EventPosition, to: EventPosition, { events, matches }: Slice): Promise<number | null> {
    return this.#db.transaction().execute(async (transaction) => {
      if (!(await moveCursor(transaction, from, to))) return null;

      const now = this.#clock();
      const ofSearches = await insertMatches(transaction, matches, now);
      const sequences = events.map(({ sequence }) => sequence);
      return ofSearches + (await insertFavouriteMatches(transaction, sequences, now));
    });
  }

  /** Adds searches that were subscribed to since; reads all again when sites or the year have changed. */
  async #refresh(): Promise<void> {
    const builtFor = await this.#readSites();
    const isStale = this.#groups.size - (await countSubscribedSearches(this.#db)) > MAX_STALE;
    if (builtFor !== this.#builtFor || isStale) this.#forget(builtFor);

    let changed = await subscribedSearchesSince(this.#db, this.#next);
    if (BigInt(changed.next) < BigInt(this.#next)) {
      this.#forget(builtFor);
      changed = await subscribedSearchesSince(this.#db, '0');
    }
    const turn = createTurn();
    for (const search of changed.searches) {
      await this.#add(search);
      await turn();
    }
    this.#next = changed.next;
  }

  #forget(builtFor: string): void {
    this.#groups = new SearchGroups();
    this.#next = '0';
    this.#builtFor = builtFor;
  }

  /** Reads the sites and returns what the meaning of a saved search depends on besides itself. */
  async #readSites(): Promise<string> {
    const ids = await this.#db.selectFrom('spaces').select('id').orderBy('id').execute();
    const sites = await Promise.all(ids.map(({ id }) => this.#readSite(id)));
    this.#sites = new Map(ids.map(({ id }, at) => [id, sites[at] ?? null]));

    return JSON.stringify([this.#clock().getFullYear(), sites]);
  }

  async #readSite(id: string): Promise<Site | null> {
    const space = await findSpace(this.#db, id);
    const website = await findSettings(this.#db, { spaceId: id, name: 'website' });
    const { config } = (website?.body ?? {}) as { config?: { setup?: { search?: SearchSetup } } };

    return space && { space, setup: config?.setup?.search ?? {} };
  }

  async #add({ number, spaceId, source, uiState }: SubscribedSearch): Promise<void> {
    if (this.#groups.has(number)) return;
    const site = this.#sites.get(spaceId);
    if (site?.space.source !== source) return;
    const search = searchOf(uiState, { ...site, allow: this.#allow, now: this.#clock() });
    if (!search) return;

    const { timeZone } = site.space;
    const { orgChartId, monthlyPayment } = search.filters ?? {};
    const needsSpace = orgChartId !== undefined || monthlyPayment !== undefined;
    const key = JSON.stringify([source, timeZone, needsSpace ? spaceId : '', search]);
    await this.#groups.add(number, key, async () => {
      const area = await this.#areaOf(search);
      return { source, spaceId, timeZone, search, ...(area !== undefined && { area }) };
    });
  }

  /** Undefined for a search without a stored area. */
  async #areaOf({ geo }: SearchGroup['search']): Promise<SearchGroup['area']> {
    if (!geo || !('shape' in geo) || geo.shape.index === PLACES_INDEX || isOfListings(geo.shape.index))
      return undefined;

    return findShapeArea(this.#db, { index: geo.shape.index, id: geo.shape.id });
  }

  async #match(events: readonly ListingEvent[]): Promise<Match[]> {
    const matches: Match[] = [];
    for (const [source, some] of Map.groupBy(events, (event) => event.source)) {
      const present = some.filter(({ kind }) => kind === 'new' || kind === 'price' || kind === 'back');
      const ids = [...new Set(present.map(({ listingId }) => listingId))];
      const rows = ids.length > 0 ? await indexRowsOf(this.#db, source, ids) : [];
      if (rows.length > 0)
        await this.#matchRows(source, await indexOf(rows), present, { rows, isPast: false, matches });

      const sold = some.filter(({ kind }) => kind === 'sold');
      const past = await snapshotsOf(
        this.#db,
        sold.map(({ sequence }) => sequence),
      );
      if (past.length > 0)
        await this.#matchRows(source, await indexOf(past), sold, { rows: past, isPast: true, matches });
    }

    return matches;
  }

  async #matchRows(
    source: string,
    index: ListingIndex,
    events: readonly ListingEvent[],
    {
      rows,
      isPast,
      matches,
    }: { rows: Parameters<SearchGroups['candidates']>[1]; isPast: boolean; matches: Match[] },
  ): Promise<void> {
    const byListing = Map.groupBy(events, ({ listingId }) => listingId);
    const turn = createTurn();
    for (const group of this.#groups.candidates(source, rows)) {
      await turn();
      const search = await this.#listingSearch(group);
      const inStore = () =>
        isPast
          ? matchesInPast(
              this.#db,
              search,
              events.map(({ sequence }) => sequence),
            )
          : matchesInStore(
              this.#db,
              search,
              rows.map(({ id }) => id),
            );
      const found = matchesIn(index, search) ?? (await inStore());
      for (const id of found) {
        for (const { sequence } of byListing.get(id) ?? [])
          for (const subscription of group.numbers) matches.push({ subscription, event: sequence });
      }
    }
  }

  async #listingSearch({ source, spaceId, timeZone, search, area }: SearchGroup): Promise<ListingSearch> {
    const { orgChartId, orgChartIncludeChildren } = search.filters ?? {};
    const agentIds =
      orgChartId === undefined
        ? undefined
        : agentsOfUnit(
            (await findOrgChart(this.#db, spaceId))?.body ?? {},
            orgChartId,
            orgChartIncludeChildren === true,
          );

    return {
      source,
      search: withOwnPolygon(search),
      now: this.#clock(),
      timeZone,
      ...paymentRules(search, this.#sites.get(spaceId)?.space.locale ?? ''),
      ...(agentIds && { agentIds }),
      ...(area !== undefined && {
        area: area?.map((polygon) => polygon.map((ring) => [...ring])) ?? [],
      }),
    };
  }
}

/** The search index caches results by the ring of an area, which has to be another for each evaluation. */
function withOwnPolygon(search: SearchGroup['search']): SearchGroup['search'] {
  const { geo } = search;

  return geo && 'polygon' in geo ? { ...search, geo: { polygon: [...geo.polygon] } } : search;
}

type Slice = { events: ListingEvent[]; matches: Match[] };

/** Whole events in their order, so many that a slice has about `SLICE` matches. */
function* slicesOf(events: readonly ListingEvent[], matches: readonly Match[]): Generator<Slice> {
  const byEvent = Map.groupBy(matches, ({ event }) => event);
  let slice: Slice = { events: [], matches: [] };
  for (const event of events) {
    const own = byEvent.get(event.sequence) ?? [];
    if (slice.events.length > 0 && slice.matches.length + own.length > SLICE) {
      yield slice;
      slice = { events: [], matches: [] };
    }
    slice.events.push(event);
    for (const match of own) slice.matches.push(match);
  }
  if (slice.events.length > 0) yield slice;
}

/** Leaves the thread to others whenever a turn has been used up. */
function createTurn(): () => Promise<void> | undefined {
  let end = performance.now() + TURN_MS;

  return () => {
    if (performance.now() < end) return undefined;

    return new Promise((resolve) => {
      setImmediate(() => {
        end = performance.now() + TURN_MS;
        resolve();
      });
    });
  };
}
