type Place = {
  address?: string | null;
  neighbourhood?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
};

/** Alternative text of a listing's picture: the address, and the picture's number from one. */
export function imageAlt({ address, neighbourhood, city, province, postalCode }: Place) {
  const place = [address, neighbourhood, city, province, postalCode].filter(Boolean).join(', ');

  return (position: number): string => `${place} ${position}`.trim();
}
