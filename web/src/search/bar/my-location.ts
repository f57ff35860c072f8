import { useSyncExternalStore } from 'react';
import { type LatLon, roundDegrees } from '#domain/search/polyline.ts';

const KEY = 'my-location';
const TIMEOUT_MS = 10_000;
const listeners = new Set<() => void>();
let known: { text: string | null; place: LatLon | null } = { text: null, place: null };

/** The visitor's location. Rejects with the browser's error, or if geolocation is not supported. */
export function locate(): Promise<LatLon> {
  return new Promise((resolve, reject) => {
    if (!hasGeolocation()) throw new Error('navigator.geolocation not supported');

    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { lat: roundDegrees(coords.latitude), lon: roundDegrees(coords.longitude) };
        storeLocation(place);
        resolve(place);
      },
      reject,
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
}

export function hasGeolocation(): boolean {
  return typeof navigator !== 'undefined' && Boolean(navigator.geolocation);
}

/** The visitor's location if it was requested in this tab; null on the server. */
export function useMyLocation(): LatLon | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** True for a search around the visitor's own location. */
export function isMyLocation(point: LatLon, mine: LatLon | null): boolean {
  return mine !== null && mine.lat === point.lat && mine.lon === point.lon;
}

function storeLocation(place: LatLon): void {
  known = { text: JSON.stringify(place), place };
  try {
    sessionStorage.setItem(KEY, known.text ?? '');
  } catch {
    // Cached as long as the page is open.
  }
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function read(): LatLon | null {
  let text = known.text;
  try {
    text = sessionStorage.getItem(KEY) ?? text;
  } catch {
    // Storage is not available: stays in memory.
  }
  if (text !== known.text) known = { text, place: parse(text) };
  return known.place;
}

function parse(text: string | null): LatLon | null {
  try {
    const { lat, lon } = JSON.parse(text ?? '') as Partial<LatLon>;
    return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
  } catch {
    return null;
  }
}
