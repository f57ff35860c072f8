import type { GraphQLResolveInfo } from 'graphql';
import { selected, selectedBelow } from './selection.ts';

/** What a hit carries only on demand, by the Listing field that shows it. */
const ADDITIONAL: Readonly<Record<string, string>> = {
  description: 'description',
  details: 'additionalDetails',
  postalCode: 'additionalDetails',
  media: 'publicInfo',
  breadcrumbs: 'places',
};

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * The members of a hit to ask for besides the usual ones, so that a list is still one call. `listings` is the field that
 * holds the list, where the value is not the list itself.
 */
export function selectAdditional(info: Info, listings?: string): string[] {
  const fields = listings ? selectedBelow(info, listings) : selected(info);
  const members = [...fields].flatMap((field) => ADDITIONAL[field] ?? []);

  return [...new Set(members)].sort();
}
