import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { nearbyTip } from './nearby-tip.ts';

test('the place under the pointer is named with what is known about it, until the pointer leaves or the map moves', () => {
  const listeners = new Map<string, (event: object) => void>();
  const map = {
    on: (type: string, ...[layer, listener]: [unknown, unknown?]) =>
      listeners.set(listener ? `${type} ${layer}` : type, (listener ?? layer) as (event: object) => void),
    project: ([lon, lat]: [number, number]) => ({ x: lon * 2, y: lat * 2 }),
  } as unknown as MapLibreMap;
  const container = document.createElement('div');
  nearbyTip(map, container, 'dots');
  const tip = container.querySelector('.nearby-tip') as HTMLElement;
  const send = (type: string, event: object = {}) => listeners.get(type)?.(event);
  const dot = (properties: object) => ({
    features: [{ properties, geometry: { type: 'Point', coordinates: [10, 20] } }],
  });
  expect(tip.hidden).toBe(true);

  send('mousemove dots', dot({ name: 'Oak School', detail: 'Grades K–6' }));
  expect([tip.hidden, tip.textContent]).toEqual([false, 'Oak School Grades K–6']);
  expect([tip.style.insetInlineStart, tip.style.insetBlockStart]).toEqual(['20px', '40px']);

  for (const end of ['mouseleave dots', 'movestart', 'click']) {
    send('click dots', dot({ name: 'Elm Park', detail: null }));
    expect([tip.hidden, tip.textContent]).toEqual([false, 'Elm Park']);
    send(end);
    expect(tip.hidden).toBe(true);
  }
});
