import { expect, test } from 'vitest';
import { isMissingThumbnail, videoPlayerUrl, videoThumbnails, youTubeId } from './video-url.ts';

test.each([
  ['https://youtu.be/abcdefghijk', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk?t=3', 'abcdefghijk'],
  ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
  ['https://youtube.com/watch?list=x&v=abcdefghijk&t=2', 'abcdefghijk'],
  ['https://youtube.com.evil.example/watch?v=abcdefghijk', null],
  ['https://www.youtube.com/embed/abcdefghijk', null],
  ['https://youtu.be/short', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the video of %s is %s [R5.034]', (link, id) => {
  expect(youTubeId(link)).toBe(id);
});

test('a thumbnail of maximum size falls back to the standard one when its width is 120 or less [R8.033]', () => {
  expect(videoThumbnails('abcdefghijk').slice(0, 2)).toEqual([
    'https://i.ytimg.com/vi/abcdefghijk/maxresdefault.jpg',
    'https://i.ytimg.com/vi/abcdefghijk/sddefault.jpg',
  ]);
  expect(isMissingThumbnail(120)).toBe(true);
  expect(isMissingThumbnail(121)).toBe(false);
});

test('the player starts automatically only after a click on play', () => {
  expect(videoPlayerUrl('abcdefghijk')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
  expect(videoPlayerUrl('abcdefghijk', { autoplay: true })).toContain('autoplay=1');
});
