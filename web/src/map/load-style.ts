import type { StyleSpecification } from 'maplibre-gl';
import { message } from '../messages.ts';
import { builtInStyle, mapLook } from './map-style.ts';
import type { PlaceOutlines } from './place-labels.ts';

const TIMEOUT_MS = 8000;

/** The style configured for the site; the built-in one if there is none or it fails to load. */
export async function loadStyle(
  container: HTMLElement,
  styleUrl: string | null,
): Promise<StyleSpecification> {
  const style = styleUrl ? await readJson<StyleSpecification>(styleUrl) : null;
  if (style?.version === 8) return { ...style, projection: { type: 'mercator' } };

  const outlines = await readJson<PlaceOutlines>('/_map/places.json');
  const none: PlaceOutlines = { type: 'FeatureCollection', features: [] };
  return builtInStyle(outlines ?? none, mapLook(container), message('map.attribution'));
}

/** Null on failure. */
async function readJson<Content>(url: string): Promise<Content | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return response?.ok ? ((await response.json().catch(() => null)) as Content | null) : null;
}
