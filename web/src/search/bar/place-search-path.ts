/** URL of a search in a place of Who's On First, without filters; keeps the URL grammar out of the search bar's chunk. */
export function placeSearchPath(placeId: string): string {
  return `/search/geo/wof/${encodeURIComponent(placeId)}`;
}

/** URL of a search around a point. */
export function pointSearchPath({ lat, lon }: { lat: number; lon: number }): string {
  return `/search?lat=${lat}&lon=${lon}`;
}

/** URL of a search in a postal code, without filters. */
export function postalSearchPath(code: string): string {
  return `/search/geo/postal/${encodeURIComponent(code)}`;
}
