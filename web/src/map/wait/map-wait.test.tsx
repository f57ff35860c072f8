import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MapLoad } from '../use-map-view.ts';
import { MapWait } from './map-wait.tsx';

test.each<[MapLoad, boolean, boolean, boolean]>([
  ['none', false, true, false],
  ['loading', false, true, true],
  ['loaded', false, true, true],
  ['loaded', true, false, false],
  ['failed', false, false, false],
])('a map that is %s, drawn: %s, has a skeleton: %s, and says so: %s', (load, isDrawn, isShown, isSaid) => {
  const html = renderToStaticMarkup(<MapWait load={load} isDrawn={isDrawn} />);

  expect(html.includes('class="map-wait"')).toBe(isShown);
  expect(html.includes('The map is loading.')).toBe(isSaid);
});
