import { detailsPath } from '#domain/listing/details-path.ts';

type OnTheWire = { mls: string; publicId: string; transaction_type: 'sale' | 'lease' };

export const transactionType = ({ transaction_type }: Pick<OnTheWire, 'transaction_type'>) =>
  transaction_type === 'lease' ? 'LEASE' : 'SALE';

/** The path of a listing's details page from its wire members. */
export function listingPath({ mls, publicId, transaction_type }: OnTheWire): string {
  return detailsPath({ mls, publicId, transactionType: transactionType({ transaction_type }) });
}
