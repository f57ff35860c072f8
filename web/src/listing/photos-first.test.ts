import { expect, test } from 'vitest';
import { photosFirst } from './photos-first.ts';

test('homes without a photo follow the others, which keep their order', () => {
  const home = (id: string, ...images: string[]) => ({ id, images });
  const listings = [home('a'), home('b', '1'), home('c'), home('d', '1', '2')];

  expect(photosFirst(listings).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
