import { request } from '../api/api.ts';
import { EditorPlaceCentreDocument, EditorPlacesCalledDocument } from './listings.generated.ts';

type LatLon = { lat: number; lon: number };
/** What of an address may be one of the site's places. */
export type AddressPlaces = { neighbourhood?: string | null; city?: string | null };

/** The middle of the smallest place of an address that the site knows; null for an address elsewhere. */
export async function placeOfAddress(
  { neighbourhood, city }: AddressPlaces,
  near: LatLon,
): Promise<{ name: string; centre: LatLon } | null> {
  for (const text of [neighbourhood, city]) {
    const name = text?.trim();
    if (!name) continue;
    const { autocomplete } = await request(EditorPlacesCalledDocument, { text: name, near });
    const called = autocomplete.flatMap((suggestion) => ('place' in suggestion ? [suggestion.place] : []));
    const found = called.find((place) => place.name.toLowerCase() === name.toLowerCase());
    if (!found) continue;
    const { place } = await request(EditorPlaceCentreDocument, { id: found.id });
    if (place) return { name: place.name, centre: { lat: place.centre.lat, lon: place.centre.lon } };
  }

  return null;
}
