import { isEnteredId } from '#domain/listing/mls-number.ts';
import { pageCount, RESULTS_PER_PAGE } from '#domain/search/paging.ts';
import { toRestQuery } from '#domain/search/rest/rest-query.ts';
import { DEFAULT_SORT } from '#domain/search/sorts.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { readPaging } from '../../arguments/paging.ts';
import { readsTotal } from '../../arguments/reads-total.ts';
import { leftOutFields, readSearch } from '../../arguments/search.ts';
import { selectAdditional } from '../../arguments/select-additional.ts';
import { selected, selectedBelow } from '../../arguments/selection.ts';
import { attributionOfAll } from '../../display-rules/attribution.ts';

export const search: NonNullable<QueryResolvers['search']> = async (_, args, context, info) => {
  const { maxResults } = context.rules;
  const { page, size, from } = readPaging(args, { defaultSize: RESULTS_PER_PAGE, minSize: 0, maxResults });
  const query = toRestQuery(
    {
      search: readSearch(args.search, context.rules),
      sort: args.sort ?? args.search?.filters?.sort ?? DEFAULT_SORT,
      size,
      from,
      select: selectAdditional(info, 'listings'),
      count: readsTotal(info),
    },
    { currentYear: context.now.getFullYear() },
  );
  const readsCourtesy = selected(info).has('courtesyOf');
  const [{ total: counted, hits, courtesyOf, asOf }, language] = await Promise.all([
    context.dataSources.listings.search(query),
    readsCourtesy || selectedBelow(info, 'listings').has('courtesyOf') ? context.language() : undefined,
  ]);
  // Uncounted only when the field is not selected.
  const total = counted ?? 0;

  // A prescribed line names the offices of all; the site's own line those of others.
  const attributed = courtesyOf ? hits : hits.filter(({ _id }) => !isEnteredId(_id));
  const offices = attributed.map(({ _source }) => _source.listOfficeName);
  const pages = pageCount(Math.min(total, maxResults), Math.max(1, size));

  return {
    total,
    page,
    pageCount: pages,
    listings: hits,
    courtesyOf: readsCourtesy ? attributionOfAll(courtesyOf, offices, language) : null,
    asOf,
    leftOutFields: leftOutFields(args.search, context.rules),
  };
};
