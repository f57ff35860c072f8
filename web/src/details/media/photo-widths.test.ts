import { expect, test } from 'vitest';
import { photoWidths } from './photo-widths.ts';

test.each([
  [1, 'five', ['76rem']],
  [1, 'row', ['76rem']],
  [2, 'five', ['38rem', '38rem']],
  [3, 'five', ['51rem', '26rem', '26rem']],
  [4, 'five', ['38rem', '19rem', '19rem', '38rem']],
  [5, 'five', ['38rem', '19rem', '19rem', '19rem', '19rem']],
  [9, 'three', ['51rem', '26rem', '26rem']],
  [9, 'row', ['38rem', '38rem', '38rem']],
] as const)('%i photos in the layout “%s” are as wide as their places', (count, topPhotos, widths) => {
  const { large, small, last = small } = photoWidths(count, topPhotos, false);

  expect(widths.map((_, index) => (index === 0 ? large : index === 3 ? last : small))).toEqual(widths);
});

test.each([
  [2, { large: '38rem', small: '38rem' }],
  [3, { large: '48rem', small: '19rem' }],
])('%i photos beside a panel are as wide as their places', (count, widths) => {
  expect(photoWidths(count, 'five', true)).toEqual(widths);
});
