import { useEffect, useMemo, useRef } from 'react';
import type { NearbyKind } from '#domain/nearby/kinds.ts';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import type { MapEvents } from './map-view.ts';
import { NearbyLayers } from './nearby/nearby-layers.tsx';
import { useMapView } from './use-map-view.ts';
import { MapWait } from './wait/map-wait.tsx';
import './listing-map.css';
import './location-map.css';

const STREET_ZOOM = 14.75;
const NONE: readonly NearbyKind[] = [];
const NOTHING_TO_PRESS: MapEvents = {
  onStart: () => undefined,
  onRest: () => undefined,
  onPress: () => undefined,
  onHover: () => undefined,
  onBackgroundPress: () => undefined,
  onGap: () => undefined,
};

type LocationMapProps = {
  location: { lat: number; lon: number };
  zoom?: number;
  styleUrl: string | null;
  /** Its accessible name; that of a listing when omitted. */
  label?: string;
  /** What the marker says, such as a price; a pin without it. */
  markerText?: string;
  /** What is near, as layers to switch on. */
  kinds?: readonly NearbyKind[];
  /** Those that are on from the start. */
  shownKinds?: readonly NearbyKind[];
};

/** A map of one place: a listing, or an office. */
export function LocationMap({
  location,
  zoom = STREET_ZOOM,
  styleUrl,
  label = message('map.label.listing'),
  markerText,
  kinds = NONE,
  shownKinds = NONE,
}: LocationMapProps) {
  const { lat, lon } = location;
  const position = useMemo(() => ({ lat, lon, zoom }), [lat, lon, zoom]);
  const { container, view, load, isDrawn } = useMapView(position, { styleUrl }, NOTHING_TO_PRESS);

  const paper = useRef<HTMLCanvasElement>(null);
  const section = useRef<HTMLElement>(null);

  useEffect(() => view?.point({ lat, lon }, markerText), [view, lat, lon, markerText]);
  useEffect(() => {
    const node = paper.current;
    if (view && node) view.copyTo(node, () => section.current?.setAttribute('data-drawn', 'true'));
  }, [view]);

  return (
    <>
      <section ref={section} className="listing-map is-location" aria-label={label} data-load={load}>
        <MapWait load={load} isDrawn={isDrawn} />
        <div ref={container} className="listing-map__canvas" />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no canvas without a tabindex takes the focus, and this one is on paper only. */}
        <canvas ref={paper} className="listing-map__paper" aria-hidden="true" />
        <NearbyLayers view={view} kinds={kinds} atStart={shownKinds} />
        {load === 'failed' && (
          <div className="listing-map__notice" role="status">
            <p>{message('map.unavailable')}</p>
          </div>
        )}
      </section>
      <p className="location-links">
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="navigation" /> {message('map.directions')}
        </a>
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="external-link" /> {message('map.open')}
        </a>
      </p>
    </>
  );
}
