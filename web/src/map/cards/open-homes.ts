import type { MapRest } from '../use-markers.ts';

const KEY = 'map-open-homes';

/** The homes whose cards are open on a map, and where the map is, under the history entry of its page. */
export type OpenHomes = { entry: string; ids: readonly string[]; rest: MapRest };

/** Remembers them for when the visitor comes back from a home. */
export function rememberOpenHomes(open: OpenHomes | null): void {
  try {
    if (open) sessionStorage.setItem(KEY, JSON.stringify(open));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the map comes back without its cards.
  }
}

/** Null if none were open. */
export function openHomesOf(entry: string | undefined): OpenHomes | null {
  try {
    const open: OpenHomes | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return open?.entry === entry ? open : null;
  } catch {
    return null;
  }
}
