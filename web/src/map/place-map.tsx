import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { MapPosition } from '#domain/page/parts.ts';
import { message } from '../messages.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStreetsNear } from './use-streets-near.ts';
import './place-map.css';

const LocationMap = lazy(() =>
  import('./location-map.tsx').then((module) => ({ default: module.LocationMap })),
);

type PlaceMapProps = {
  position: MapPosition;
  label: string;
  className?: string;
  /** What stands above the directions where there is no map. */
  children?: ReactNode;
};

/**
 * A map of one place, whose code loads when it comes near the screen. Until then, without JavaScript, and where the site has no
 * streets: the way there.
 */
export function PlaceMap({ position, label, className = '', children }: PlaceMapProps) {
  const { mapStyleUrl = null } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const hasMap = useStreetsNear(box, position);
  const { lat, lon, zoom } = position;

  const way = (
    <div className="place-map__way">
      <Icon className="place-map__pin" name="map-pin" size="1.75rem" />
      {children}
      <a
        className="button is-secondary"
        href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="navigation" /> {message('map.directions')}
      </a>
    </div>
  );

  return (
    <div ref={box} className={`place-map ${className}`}>
      {hasMap ? (
        <Suspense fallback={way}>
          <LocationMap location={position} zoom={zoom} styleUrl={mapStyleUrl} label={label} />
        </Suspense>
      ) : (
        way
      )}
    </div>
  );
}
