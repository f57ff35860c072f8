import type { FeatureCollection } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { NearbyKind } from '#domain/nearby/kinds.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { fontFamilies } from '../base/map-style.ts';
import { cssColor } from '../base/css-color.ts';
import { mapOverlay, type OverlayLayer } from '../base/map-overlay.ts';
import { NearbyMapDocument } from './nearby-map.generated.ts';
import { nearbyTip } from './nearby-tip.ts';

/** Further out a layer would cover the city. */
const MIN_ZOOM = 12.5;
/** The layer of the dots. */
const DOTS = 'nearby-dots';
/** Dark enough for a white letter on it, and apart from the colours of the markers. */
const COLORS: Readonly<Record<NearbyKind, string>> = {
  school: '#9a3412',
  transit: '#1d4ed8',
  park: '#166534',
};

/** Shows schools, stops and parks where the map is; `letters` are drawn in their dots. */
export function nearbyOverlay(
  map: MapLibreMap,
  container: HTMLElement,
  letters: Readonly<Record<NearbyKind, string>>,
) {
  let kinds: readonly NearbyKind[] = [];
  let latest = 0;

  const show = mapOverlay(map, 'nearby', () => nearbyLayers(container), { isOverNames: true });

  async function load(): Promise<void> {
    const call = ++latest;
    if (kinds.length === 0 || map.getZoom() < MIN_ZOOM) return show(null);
    const variables = { bounds: boundsOnEarth(map), kinds: [...kinds] };
    const found = await fetchGraphQL(NearbyMapDocument, variables).catch(() => null);
    // An outdated response, or none: the display stays.
    if (call !== latest || !found) return;
    show({
      type: 'FeatureCollection',
      features: found.nearbyInBounds.map(({ kind, name, detail, location }) => ({
        type: 'Feature',
        properties: { kind, name, detail, letter: letters[kind] },
        geometry: { type: 'Point', coordinates: [location.lon, location.lat] },
      })),
    } satisfies FeatureCollection);
  }

  map.on('moveend', () => void load());
  nearbyTip(map, container, DOTS);

  return (shown: readonly NearbyKind[]) => {
    kinds = shown;
    void load();
  };
}

/** A dot for each place, with its letter and its name from closer up. */
function nearbyLayers(container: HTMLElement): OverlayLayer[] {
  const fonts = fontFamilies(getComputedStyle(container).fontFamily);
  return [
    {
      id: DOTS,
      type: 'circle',
      minzoom: MIN_ZOOM,
      paint: {
        'circle-color': [
          'match',
          ['get', 'kind'],
          'school',
          COLORS.school,
          'transit',
          COLORS.transit,
          COLORS.park,
        ],
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 12.5, 5, 15, 9],
        'circle-stroke-color': cssColor(container, 'var(--color-bg)'),
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'nearby-letters',
      type: 'symbol',
      minzoom: 13.5,
      layout: {
        'text-field': ['get', 'letter'],
        'text-font': fonts,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13.5, 9, 15, 11],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': '#ffffff' },
    },
    {
      id: 'nearby-names',
      type: 'symbol',
      minzoom: 14.5,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts,
        'text-size': 11,
        'text-anchor': 'top',
        'text-offset': [0, 1],
        'text-max-width': 8,
        'text-optional': true,
      },
      paint: {
        'text-color': cssColor(container, 'var(--color-text)'),
        'text-halo-color': cssColor(container, 'var(--color-bg)'),
        'text-halo-width': 1.4,
      },
    },
  ];
}

function boundsOnEarth(map: MapLibreMap): Bounds {
  const box = map.getBounds();

  return {
    north: Math.min(90, box.getNorth()),
    south: Math.max(-90, box.getSouth()),
    east: Math.min(180, box.getEast()),
    west: Math.max(-180, box.getWest()),
  };
}
