import { slugify } from '../page/slug.ts';

/** The default template of listing detail links. */
export const DEFAULT_DETAILS_TEMPLATE = '/for-sale/{slug}';

type Located = {
  mls: string;
  address?: string | null;
  neighbourhood?: string | null;
  /** False when the seller withholds the address: then it is not in the slug either. */
  isAddressShown?: boolean;
};

type Linked = {
  mls: string;
  /** The listing's slug: address and neighbourhood, then the MLS number. */
  publicId: string;
  transactionType: 'SALE' | 'LEASE';
};

/** Address, neighbourhood and MLS number, for example `10234-82-avenue-nw-strathcona-e4412345`. */
export function listingSlug({ mls, address, neighbourhood, isAddressShown = true }: Located): string {
  const place = slugify([isAddressShown && address, neighbourhood].filter(Boolean).join(' '));

  return [place, slugify(mls)].filter(Boolean).join('-');
}

/**
 * The path of a listing's details. A template may contain `{mls}`, `{location}` and `{slug}`; with the
 * default one leases are below /for-lease.
 */
export function detailsPath(
  { mls, publicId, transactionType }: Linked,
  template = DEFAULT_DETAILS_TEMPLATE,
): string {
  const number = slugify(mls);
  const location = publicId.endsWith(`-${number}`) ? publicId.slice(0, -number.length - 1) : publicId;
  const values: Record<string, string> = { mls, location, slug: publicId };
  const isLeaseOfDefault = template === DEFAULT_DETAILS_TEMPLATE && transactionType === 'LEASE';

  return (isLeaseOfDefault ? '/for-lease/{slug}' : template).replace(
    /\{(mls|location|slug)\}/g,
    (_, name: string) => encodeURIComponent(values[name] ?? ''),
  );
}
