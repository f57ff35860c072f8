/** The path of a listing's details page from its members on the wire. */
export function detailsPath({
  transaction_type,
  publicId,
}: {
  transaction_type: 'sale' | 'lease';
  publicId: string;
}): string {
  return `/${transaction_type === 'lease' ? 'for-lease' : 'for-sale'}/${encodeURIComponent(publicId)}`;
}
