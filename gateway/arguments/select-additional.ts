import { type SelectionInfo, selected, selectedBelow } from './selection.ts';

/** Members a hit has only on demand, by their Listing field. */
const ADDITIONAL: Readonly<Record<string, string>> = {
  description: 'description',
  details: 'additionalDetails',
  postalCode: 'additionalDetails',
  monthlyFee: 'additionalDetails',
  media: 'publicInfo',
  breadcrumbs: 'places',
  priceHistory: 'price_history',
  daysOnMarket: 'price_history',
  rooms: 'rooms',
};

/**
 * The additional members to request with a hit, so that a list needs only one call. `listings` is the field
 * with the list, unless the value is the list itself.
 */
export function selectAdditional(info: SelectionInfo, listings?: string): string[] {
  const fields = listings ? selectedBelow(info, listings) : selected(info);
  const members = [...fields].flatMap((field) => ADDITIONAL[field] ?? []);

  return [...new Set(members)].sort();
}
