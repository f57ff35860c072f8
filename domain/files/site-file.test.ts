import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILE_TYPES, fileAddressName, fileDisplayName } from './site-file.ts';

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
  expect(fileAddressName(name, 'image/jpeg')).toBe(address);
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
        expect(fileAddressName(name, type)).toMatch(new RegExp(`^[a-z0-9][a-z0-9-]*\\.${extension}$`));
      },
    ),
  );
});
