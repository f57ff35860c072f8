import { useMemo, useState } from 'react';
import type { MapEvents } from '#web/src/map/map-view.ts';
import { useMapView } from '#web/src/map/use-map-view.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { TypedNumber } from '../fields/typed-number.tsx';
import { editorMessage } from '../messages.ts';
import { useHasStreets } from '../setup/use-has-streets.ts';
import '#web/src/map/listing-map.css';

type LatLon = { lat: number; lon: number };
type Props = {
  location: LatLon | null;
  /** What gave the position. */
  placed: string;
  onPlace: () => void;
  onChange: (location: LatLon | null) => void;
};

const STREET_ZOOM = 15;

/** Where the listing is, from what its address tells on: the map is moved below a pin, by pointer or arrow keys, or the coordinates are typed. */
export function PositionControl({ location, placed, onPlace, onChange }: Props) {
  const hasStreets = useHasStreets();

  if (!location)
    return (
      <div className="listing-position">
        <button type="button" className="editor-button" onClick={onPlace}>
          <Icon name="map-pin" />
          {editorMessage('listings.position.add')}
        </button>
        <p className="editor-help">
          {editorMessage(hasStreets === false ? 'listings.position.optional' : 'listings.position.none')}
        </p>
      </div>
    );

  return (
    <div className="listing-position">
      <p className="editor-help" role="status">
        {placed} {editorMessage('listings.position.help')}
      </p>
      {hasStreets === false && <p className="editor-help">{editorMessage('listings.position.noStreets')}</p>}
      <PinMap location={location} onChange={onChange} />
      <div className="listing-form__grid">
        <TypedNumber
          label={editorMessage('listings.position.lat')}
          value={location.lat}
          min={-90}
          max={90}
          step="any"
          onTyped={(typed) => typed !== undefined && onChange({ ...location, lat: typed })}
        />
        <TypedNumber
          label={editorMessage('listings.position.lon')}
          value={location.lon}
          min={-180}
          max={180}
          step="any"
          onTyped={(typed) => typed !== undefined && onChange({ ...location, lon: typed })}
        />
      </div>
      <button type="button" className="editor-button" onClick={() => onChange(null)}>
        {editorMessage('listings.position.remove')}
      </button>
    </div>
  );
}

function PinMap({ location, onChange }: { location: LatLon; onChange: (location: LatLon) => void }) {
  const { mapStyleUrl = null } = useSite();
  const { lat, lon } = location;
  const [zoom, setZoom] = useState(STREET_ZOOM);
  const position = useMemo(() => ({ lat, lon, zoom }), [lat, lon, zoom]);
  const events: MapEvents = {
    onStart: () => undefined,
    onRest: ({ bounds, zoom: rested, byUser }) => {
      if (!byUser) return;
      const { north, south, east, west } = bounds;
      setZoom(rested);
      onChange({ lat: rounded((north + south) / 2), lon: rounded((east + west) / 2) });
    },
    onPress: () => undefined,
    onHover: () => undefined,
    onBackgroundPress: () => undefined,
    onGap: () => undefined,
  };
  const { container, load } = useMapView(position, { styleUrl: mapStyleUrl }, events);

  return (
    <section
      className="listing-map listing-position__map"
      aria-label={editorMessage('listings.position.map')}
      data-load={load}
    >
      <div ref={container} className="listing-map__canvas" />
      <span className="listing-position__pin">
        <Icon name="map-pin" />
      </span>
    </section>
  );
}

/** To ten centimetres. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
