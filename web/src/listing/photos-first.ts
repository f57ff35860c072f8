/** For straps that show the first home large: homes without a photo follow the others; else the order stays. */
export function photosFirst<Listing extends { images: readonly unknown[] }>(
  listings: readonly Listing[],
): Listing[] {
  return listings.toSorted(
    (one, other) => Number(one.images.length === 0) - Number(other.images.length === 0),
  );
}
