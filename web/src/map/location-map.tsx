import { useEffect, useMemo } from 'react';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import type { MapEvents } from './map-view.ts';
import { useMapView } from './use-map-view.ts';
import './listing-map.css';
import './location-map.css';

const STREET_ZOOM = 15.5;
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
};

/** A map of one place: a listing, or an office. */
export function LocationMap({ location, zoom = STREET_ZOOM, styleUrl }: LocationMapProps) {
  const { lat, lon } = location;
  const position = useMemo(() => ({ lat, lon, zoom }), [lat, lon, zoom]);
  const { container, view, load } = useMapView(position, { styleUrl }, NOTHING_TO_PRESS);

  useEffect(() => view?.point({ lat, lon }), [view, lat, lon]);

  return (
    <>
      <section className="listing-map is-location" aria-label={message('map.label.listing')} data-load={load}>
        <div ref={container} className="listing-map__canvas" />
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
