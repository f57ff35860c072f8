import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILE_TYPES, fileUrlName, fileDisplayName, imageSizeOf } from './site-file.ts';

test.each([
  ['IMG 0012.JPG', 'IMG 0012.JPG', 'img-0012.jpg'],
  ['../../etc/passwd', 'passwd', 'passwd.jpg'],
  ['C:\\Users\\ada\\Küche.jpeg', 'Küche.jpeg', 'kuche.jpg'],
  ['🏡 open house 🎉.png', '🏡 open house 🎉.png', 'open-house.jpg'],
  ['🏡.png', '🏡.png', 'image.jpg'],
  ['..', 'file', 'file.jpg'],
  ['', 'file', 'file.jpg'],
  ['.htaccess', 'htaccess', 'htaccess.jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe', 'photogpj.jpg'],
  ['a\u0000b.jpg', 'ab.jpg', 'ab.jpg'],
])('%j is listed as %j and has the address %j', (given, shown, address) => {
  const name = fileDisplayName(given);

  expect(name).toBe(shown);
  expect(fileUrlName(name, 'image/jpeg')).toBe(address);
});

test('whatever a file is called, its address is one safe segment with the ending of its type', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...FILE_TYPES),
      (given, { type, extension }) => {
        const name = fileDisplayName(given);

        expect(name.length).toBeGreaterThan(0);
        expect(name).not.toMatch(/[/\\]/);
        expect(fileUrlName(name, type)).toMatch(new RegExp(`^[a-z0-9][a-z0-9-]*\\.${extension}$`));
      },
    ),
  );
});

test('the size of an uploaded image is in its URL', () => {
  const name = fileUrlName('house 10x10.png', 'image/png', { width: 900, height: 600 });

  expect(name).toBe('house-10x10-900x600.png');
  expect(imageSizeOf(`/_files/edmonton/0123456789abcdef/${name}`)).toEqual({ width: 900, height: 600 });
});

test.each([
  '/_files/demo/photos/house-900x600.jpg',
  'https://example.com/_files/edmonton/0123456789abcdef/house-900x600.jpg',
  '/_files/edmonton/0123456789abcdef/house.jpg',
  '/_files/edmonton/0123456789abcdef/house-0x600.jpg',
  '',
])('%s says no size', (url) => {
  expect(imageSizeOf(url)).toBeNull();
});
