import { message } from '../../messages.ts';
import type { MapLoad } from '../use-map-view.ts';
import './map-wait.css';

/** Below a map until its streets are drawn: blocks and streets without names, and a sentence for screen readers. */
export function MapWait({ load, isDrawn }: { load: MapLoad; isDrawn: boolean }) {
  const isWaiting = load !== 'failed' && !isDrawn;

  return (
    <>
      {isWaiting && <div className="map-wait" aria-hidden="true" />}
      <span className="visually-hidden" aria-live="polite">
        {isWaiting && load !== 'none' && message('map.loading')}
      </span>
    </>
  );
}
