import { request } from '../api/api.ts';
import {
  EditorPlaceCentreDocument,
  EditorPlacesCalledDocument,
  EditorPositionOfAddressDocument,
} from './listings.generated.ts';

type LatLon = { lat: number; lon: number };
/** What of an address tells where it is. */
export type TypedAddress = {
  address?: string | null;
  neighbourhood?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
};
/** A position, and what gave it: the address itself, its street, a home in it, its postal code, or one of the site's places. */
export type PlacedAddress = {
  by: 'ADDRESS' | 'STREET' | 'HOME' | 'POSTAL_CODE' | 'PLACE';
  name: string;
  position: LatLon;
};

/** By the address as a whole, else the middle of the smallest place of it that the site knows; null for an address elsewhere. */
export async function placeOfAddress(address: TypedAddress, near: LatLon): Promise<PlacedAddress | null> {
  return (await exactly(address)) ?? inPlace(address, near);
}

/** Where the address is, by the geocoder or by other homes of the site. */
export async function exactly({
  address,
  city,
  province,
  postalCode,
}: TypedAddress): Promise<PlacedAddress | null> {
  const typed = {
    address: address ?? '',
    city: city ?? '',
    province: province ?? '',
    postalCode: postalCode ?? '',
  };
  const { positionOfAddress: found } = await request(EditorPositionOfAddressDocument, { address: typed });

  return found && { by: found.by, name: found.name, position: { lat: found.lat, lon: found.lon } };
}

async function inPlace({ neighbourhood, city }: TypedAddress, near: LatLon): Promise<PlacedAddress | null> {
  for (const text of [neighbourhood, city]) {
    const name = text?.trim();
    if (!name) continue;
    const { autocomplete } = await request(EditorPlacesCalledDocument, { text: name, near });
    const called = autocomplete.flatMap((suggestion) => ('place' in suggestion ? [suggestion.place] : []));
    const found = called.find((place) => place.name.toLowerCase() === name.toLowerCase());
    if (!found) continue;
    const { place } = await request(EditorPlaceCentreDocument, { id: found.id });
    if (place)
      return { by: 'PLACE', name: place.name, position: { lat: place.centre.lat, lon: place.centre.lon } };
  }

  return null;
}
