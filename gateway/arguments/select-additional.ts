import type { GraphQLResolveInfo } from 'graphql';
import { selectedBelow } from './selection.ts';

/** What a hit carries only on demand, by the Listing field that shows it. */
const ADDITIONAL: Readonly<Record<string, string>> = {
  description: 'description',
  details: 'additionalDetails',
  postalCode: 'additionalDetails',
  media: 'publicInfo',
  breadcrumbs: 'places',
};

/** The members of a hit to ask for besides the usual ones, so that a list is still one call. */
export function selectAdditional(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): string[] {
  const members = [...selectedBelow(info, 'listings')].flatMap((field) => ADDITIONAL[field] ?? []);

  return [...new Set(members)].sort();
}
