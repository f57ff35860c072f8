import { MAX_CALL_SIZE } from '#domain/search/paging.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { rulesWithTextSearch } from '../display-rules/display-rules.ts';
import { maySearch } from '../display-rules/searchable.ts';
import type { Execute } from '../requests/execute.ts';

/** A search without the terms that the display rules of its source do not let anybody evaluate. */
export function allowedSearch(source: string, search: SearchInput): SearchInput {
  const { filters } = search;
  if (!filters) return search;
  const rules = rulesWithTextSearch(source);
  const { raw, agentSetRaw, ...rest } = filters;
  const allowed = (terms: typeof raw) => terms?.filter((term) => maySearch(term, rules)) ?? [];
  const [own, set] = [allowed(raw), allowed(agentSetRaw)];

  return {
    ...search,
    filters: { ...rest, ...(own.length > 0 && { raw: own }), ...(set.length > 0 && { agentSetRaw: set }) },
  };
}

const LISTINGS = `query AlertListings($ids: [ID!]!) {
  listings(ids: $ids) {
    id path mls address neighbourhood city price transactionType bedrooms bathrooms images { url } courtesyOf
  }
}`;
const SALE = `query AlertSale($id: ID!) { sold(id: $id) { sold { id path address city soldPrice images { url } } } }`;

type Picture = { url: string };
type Listing = {
  id: string;
  path: string;
  mls: string;
  address: string | null;
  neighbourhood: string | null;
  city: string | null;
  price: number | null;
  transactionType: 'SALE' | 'LEASE';
  bedrooms: number | null;
  bathrooms: number | null;
  images: Picture[];
  courtesyOf: string | null;
};
type Sale = {
  id: string;
  path: string;
  address: string | null;
  city: string | null;
  soldPrice: number | null;
  images: Picture[];
};

/** Listings and sales as the customer of `execute` may see them; the others are left out. */
export async function showForAlert(
  execute: Execute,
  { listings, sales }: { listings: readonly string[]; sales: readonly string[] },
) {
  const shown: Listing[] = [];
  for (let at = 0; at < listings.length; at += MAX_CALL_SIZE) {
    const ids = listings.slice(at, at + MAX_CALL_SIZE);
    const { data, failures } = await execute<{ listings: Listing[] }, { ids: readonly string[] }>(LISTINGS, {
      ids,
    });
    // Without a response nothing is sent now: a listing that could not be read is not deleted.
    if (!data || failures.length > 0)
      throw new Error(`Listings of a mail were not read: ${messageOf(failures)}`);
    shown.push(...data.listings);
  }

  const sold: Sale[] = [];
  for (const id of sales) {
    const { data, failures } = await execute<{ sold: { sold: Sale | null } }, { id: string }>(SALE, { id });
    if (!data || failures.length > 0)
      throw new Error(`A sale of a mail was not read: ${messageOf(failures)}`);
    if (data.sold.sold) sold.push(data.sold.sold);
  }

  return {
    listings: shown.map(({ images, transactionType, ...listing }) => ({
      ...listing,
      isLease: transactionType === 'LEASE',
      image: images[0]?.url ?? null,
    })),
    sales: sold.map(({ images, ...sale }) => ({ ...sale, image: images[0]?.url ?? null })),
  };
}

function messageOf(failures: readonly { message: string }[]): string {
  return failures.map(({ message }) => message).join(', ') || 'no data';
}
