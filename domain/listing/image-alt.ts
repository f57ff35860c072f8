type Place = {
  address?: string | null;
  neighbourhood?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
};

/** The alternative text of a listing's picture: where the listing is, and the picture's position from one. */
export function imageAlt(
  { address, neighbourhood, city, province, postalCode }: Place,
  position: number,
): string {
  const place = [address, neighbourhood, city, province, postalCode].filter(Boolean).join(', ');

  return `${place} ${position}`.trim();
}
