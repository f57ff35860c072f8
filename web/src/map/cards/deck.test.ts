import { expect, test } from 'vitest';
import { listingMarkers } from '../map-markers.ts';
import { deckOf, markerOf } from './deck.ts';

const point = (id: string, lon: number) => ({
  id,
  lat: 53.5,
  lon,
  price: 1,
  transactionType: 'SALE' as const,
  propertyTypes: [],
  address: null,
});
const markers = listingMarkers(
  [point('far', -113.2), point('a', -113.5), point('b', -113.5), point('near', -113.49)],
  15,
);

test('homes are swiped from the pressed marker to the farthest, each once', () => {
  const pressed = markerOf('b', markers);

  expect(pressed && deckOf(pressed, markers)).toEqual(['a', 'b', 'near', 'far']);
});
