/** Address of a search in a place of Who's On First, without filters: all that the search bar needs of the grammar. */
export function placeSearchPath(placeId: string): string {
  return `/search/geo/wof/${encodeURIComponent(placeId)}`;
}

/** Address of a search around a point. */
export function pointSearchPath({ lat, lon }: { lat: number; lon: number }): string {
  return `/search?lat=${lat}&lon=${lon}`;
}
