/** URL of a search in a place of Who's On First, without filters; keeps the URL grammar out of the search bar's chunk. */
export function placeSearchPath(placeId: string): string {
  return `/search/geo/wof/${encodeURIComponent(placeId)}`;
}

/** URL of a search around a point. */
export function pointSearchPath({ lat, lon }: { lat: number; lon: number }): string {
  return `/search?lat=${lat}&lon=${lon}`;
}

/** The indexes of shapes that listings carry (domain/search/street/street.ts). */
export type ListingIndex = 'postal' | 'street' | 'listed-area';

/** URL of a search in a postal code, a street, or an area as listings name it, without filters; the search page reads the id as a form has it. */
export function shapeSearchPath(index: ListingIndex, id: string): string {
  return `/search/geo/${index}/${encodeURIComponent(id)}`;
}
