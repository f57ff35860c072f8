import { formatNumber } from '#domain/language/format-number.ts';
import { message } from '../messages.ts';
import type { MapMarker } from './map-markers.ts';
import { markerDiameter } from './marker-scale.ts';

/** A marker as a button with an accessible name. */
export function markerElement(marker: MapMarker): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';

  if (marker.kind === 'listing') {
    button.className = `listing-map__price${look(marker)}`;
    button.dataset.count = '1';
    button.textContent = marker.price;
    button.setAttribute(
      'aria-label',
      message('map.marker.listing', {
        price: marker.isMonthly ? message('map.price.month', { price: marker.price }) : marker.price,
        address: marker.address ?? message('listing.noAddress'),
      }),
    );
    return button;
  }

  button.dataset.count = String(marker.count);
  if (marker.from !== null) {
    const from = message('map.price.from', { price: marker.from });
    const [count, price] = [document.createElement('span'), document.createElement('span')];
    count.className = 'listing-map__count';
    count.textContent = formatNumber(marker.count);
    price.textContent = from;
    button.className = `listing-map__price is-group${look(marker)}`;
    // The name begins with the visible text, for voice control (WCAG 2.5.3).
    if (marker.isNarrow) button.append(count);
    else button.append(count, ' ', price);
    button.setAttribute('aria-label', message('map.marker.group', { count: marker.count, from }));
    return button;
  }

  const diameter = `${markerDiameter(marker.count)}px`;
  button.className = 'listing-map__cluster';
  button.style.inlineSize = diameter;
  button.style.blockSize = diameter;
  button.textContent = formatNumber(marker.count);
  button.setAttribute('aria-label', message('map.marker.cluster', { count: marker.count }));
  return button;
}

function look({ isLease, side }: MapMarker): string {
  return `${isLease ? ' is-lease' : ''}${side ? ` is-${side}` : ''}`;
}
