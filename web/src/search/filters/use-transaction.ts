import type { Filters, TransactionChoice } from '#domain/search/filters.ts';
import { searchConfig } from '#domain/search/search-config.ts';
import { useSite } from '../../site/site-context.tsx';

/** The transaction of a search with these filters on this site: sale, lease, or both. */
export function useTransaction({ transactionType }: Filters): TransactionChoice {
  const fallback = useDefaultTransaction();

  return transactionType ?? fallback;
}

/** The site's default transaction. */
export function useDefaultTransaction(): TransactionChoice {
  const { space, website } = useSite();

  return searchConfig(space, website.config.setup.search).defaultTransaction;
}
