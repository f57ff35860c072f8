import { expect, test } from 'vitest';
import { listRoom } from './list-placement.ts';

test.each([
  ['high on the screen', { top: 100, bottom: 156 }, { side: 'below', height: 728 }],
  ['low on the screen', { top: 760, bottom: 816 }, { side: 'above', height: 664 }],
  ['with just enough room below', { top: 548, bottom: 604 }, { side: 'below', height: 280 }],
])('the list of a field %s opens where it fits', (_, field, room) => {
  expect(listRoom(field, 900)).toEqual(room);
});

test('on a screen without space on either side the list can be scrolled to', () => {
  expect(listRoom({ top: 120, bottom: 176 }, 320)).toEqual({ side: 'below', height: 280 });
});
