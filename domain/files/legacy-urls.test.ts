import { expect, test } from 'vitest';
import { rewriteFileUrls } from './legacy-urls.ts';

const OLD = ['https://files.old.example/', 'https://cdn.older.example/storage/'];

test.each([
  ['https://files.old.example/acme/house.jpg', '/_files/acme/house.jpg'],
  ['https://cdn.older.example/storage/acme/house.jpg', '/_files/acme/house.jpg'],
  ['https://cdn.older.example/elsewhere/house.jpg', 'https://cdn.older.example/elsewhere/house.jpg'],
  ['https://files.old.example.evil.example/a.jpg', 'https://files.old.example.evil.example/a.jpg'],
  [
    '<img src="https://files.old.example/a.jpg"> and https://files.old.example/b',
    '<img src="/_files/a.jpg"> and /_files/b',
  ],
  ['"https:\\/\\/files.old.example\\/a.jpg"', '"\\/_files\\/a.jpg"'],
  [
    encodeURIComponent('<a href="https://files.old.example/a.pdf">'),
    encodeURIComponent('<a href="/_files/a.pdf">'),
  ],
  ['/_files/acme/house.jpg', '/_files/acme/house.jpg'],
])('%s becomes %s [R7.127]', (before, after) => {
  expect(rewriteFileUrls(before, OLD)).toBe(after);
});

test('without an old host nothing changes', () => {
  expect(rewriteFileUrls('https://files.old.example/a', [])).toBe('https://files.old.example/a');
});
