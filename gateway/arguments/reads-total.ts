import type { GraphQLResolveInfo } from 'graphql';
import { selected } from './selection.ts';

/** Whether a query of a search reads what only a count can tell. */
export function readsTotal(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): boolean {
  const fields = selected(info);

  return fields.has('total') || fields.has('pageCount');
}
