import type { WaitingEvent } from '../store/alerts/waiting-table.ts';
import type { ShownListing, ShownSale } from './alert-display.ts';

/** What a mail reports of one listing. */
export type DigestItem =
  | { kind: 'new' | 'back'; events: number[]; listing: ShownListing }
  | { kind: 'price'; events: number[]; listing: ShownListing; oldPrice: number | null }
  | { kind: 'sold'; events: number[]; sale: ShownSale }
  | { kind: 'off'; events: number[]; mls: string };

type Story = { listingId: string; events: WaitingEvent[] };

/** The events by listing, the listing with the last event first. */
export function storiesOf(events: readonly WaitingEvent[]): Story[] {
  const byListing = [...Map.groupBy(events, ({ listingId }) => listingId)];

  return byListing
    .map(([listingId, own]) => ({ listingId, events: own }))
    .sort((one, other) => (other.events.at(-1)?.event ?? 0) - (one.events.at(-1)?.event ?? 0));
}

/** Ids of the listings and sales that are read for the stories, through the display rules. */
export function idsOf(stories: readonly Story[]): { listings: string[]; sales: string[] } {
  return {
    listings: stories.map(({ listingId }) => listingId),
    sales: stories.flatMap(({ events }) => events.at(-1)?.soldId ?? []),
  };
}

/**
 * The final state of a listing after its events, as far as it may be shown; null when there is nothing to report. That a
 * favourite is gone names its MLS number alone, which the customer has.
 */
export function itemOf(
  { listingId, events }: Story,
  {
    listings,
    sales,
    isFavourite,
  }: { listings: Map<string, ShownListing>; sales: Map<string, ShownSale>; isFavourite: boolean },
): DigestItem | null {
  const last = events.at(-1);
  if (!last) return null;
  const sequences = events.map(({ event }) => event);
  const listing = listings.get(listingId);
  const offMarket: DigestItem | null =
    isFavourite && !listing ? { kind: 'off', events: sequences, mls: last.mls } : null;

  if (last.kind === 'off') return offMarket;
  if (last.kind === 'sold') {
    const sale = last.soldId === null ? undefined : sales.get(last.soldId);
    return sale ? { kind: 'sold', events: sequences, sale } : offMarket;
  }
  if (!listing) return offMarket;

  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has('new')) return { kind: 'new', events: sequences, listing };
  if (kinds.has('back')) return { kind: 'back', events: sequences, listing };
  const oldPrice = events.find(({ kind }) => kind === 'price')?.oldPrice ?? null;
  // The price is unchanged.
  if (oldPrice !== null && oldPrice === listing.price) return null;
  return { kind: 'price', events: sequences, listing, oldPrice };
}
