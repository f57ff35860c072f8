import type { Filters, TransactionChoice } from '#domain/search/filters.ts';
import { searchConfig } from '#domain/search/search-config.ts';
import { useSite } from '../../site/site-context.tsx';

/** What a search with these filters looks for on this site: homes for sale, for lease, or both. */
export function useTransaction({ transactionType }: Filters): TransactionChoice {
  const fallback = useDefaultTransaction();

  return transactionType ?? fallback;
}

/** What the site looks for when a search does not say. */
export function useDefaultTransaction(): TransactionChoice {
  const { space, website } = useSite();

  return searchConfig(space, website.config.setup.search).defaultTransaction;
}
