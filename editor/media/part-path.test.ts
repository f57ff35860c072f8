import { expect, test } from 'vitest';
import { listItemOf, readHandle, valueAt, writeHandle } from './part-path.ts';

test('an edit handle survives the round trip', () => {
  expect(readHandle(writeHandle('image', '$tiles[2].image'))).toEqual({
    part: 'image',
    path: '$tiles[2].image',
  });
});

test.each(['', 'image', 'script:$x', ':'])('%j is no handle', (handle) => {
  expect(readHandle(handle)).toBeNull();
});

test.each([
  ['$image', { imageUrl: 'a' }],
  ['$tiles[1].image', { imageUrl: 'c' }],
  ['$tiles[9].image', undefined],
  ['$none.of.this', undefined],
])('the value at %s is found', (path, expected) => {
  const tiles = [{ image: { imageUrl: 'b' } }, { image: { imageUrl: 'c' } }];
  expect(valueAt({ $image: { imageUrl: 'a' }, $tiles: tiles }, path)).toEqual(expected);
});

test.each([
  ['$image', null],
  ['$tiles[2].image', { list: '$tiles', index: 2 }],
  ['$columns[0].tiles[3].image', { list: '$columns[0].tiles', index: 3 }],
])('%s is item %j', (path, expected) => {
  expect(listItemOf(path)).toEqual(expected);
});
