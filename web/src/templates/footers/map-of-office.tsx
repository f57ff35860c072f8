import type { MapPosition } from '#domain/page/parts.ts';
import { PlaceMap } from '#web/src/map/place-map.tsx';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';

/** The office on a map; its street address where the site has no map of it. */
export function MapOfOffice({ position }: { position: MapPosition }) {
  const { officeName, address, city } = useSite().website.config.office;
  const lines = [officeName, address, city].filter(Boolean);

  return (
    <PlaceMap position={position} className="map-of-office" label={message('map.label.office')}>
      {lines.length > 0 && (
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </PlaceMap>
  );
}
