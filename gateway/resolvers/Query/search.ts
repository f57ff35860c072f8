import { pageCount } from '#domain/search/paging.ts';
import { toRestQuery } from '#domain/search/rest-query.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readPaging } from '../../arguments/paging.ts';
import { readsTotal } from '../../arguments/reads-total.ts';
import { readSearch } from '../../arguments/search.ts';
import { selectAdditional } from '../../arguments/select-additional.ts';

export const search: NonNullable<QueryResolvers['search']> = async (_, args, context, info) => {
  const { page, size, from } = readPaging(args.page ?? 1, args.size ?? 20);
  const query = toRestQuery(
    {
      search: readSearch(args.search, context.rules),
      sort: args.sort ?? 'LIST_DATE_DES',
      size,
      from,
      select: selectAdditional(info),
      count: readsTotal(info),
    },
    { currentYear: context.now.getFullYear() },
  );
  const { total: counted, hits, courtesyOf, asOf } = await context.dataSources.listings.search(query);
  // Uncounted only where nobody reads it.
  const total = counted ?? 0;

  return { total, page, pageCount: pageCount(total, Math.max(1, size)), listings: hits, courtesyOf, asOf };
};
