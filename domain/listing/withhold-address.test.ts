import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { revealsAddress, WITHHELD, withholdAddress } from './withhold-address.ts';

test.each([
  ['Come to 10234 82 Avenue NW today', 'Come to [address withheld] today'],
  ['10234 82 AVE NW, upstairs', '[address withheld], upstairs'],
  ['at 10234-82  Ave. NW!', 'at [address withheld]!'],
  ['A quiet part of 82 avenue, near the river', 'A quiet part of [address withheld], near the river'],
])('%s', (text, shown) => {
  expect(withholdAddress('10234 82 Avenue NW')(text)).toBe(shown);
});

test('the street alone reveals it too, in any letter case', () => {
  const withhold = withholdAddress('914 Vista del Rio Ct');

  expect(withhold('On VISTA DEL RIO COURT, by the tennis court')).toBe(`On ${WITHHELD}, by the tennis court`);
});

test.each([
  ['Come to 5 Canary St. on Sunday', 'Come to [address withheld]. on Sunday'],
  ['Tucked away on Old Mill Road.', 'Tucked away on [address withheld].'],
  ['Corner of 104 Street NW and Jasper Ave', 'Corner of [address withheld] and [address withheld]'],
  ['See 12 Harbour View Drive first', 'See [address withheld] first'],
])('an address that is not known is taken out of “%s”', (text, shown) => {
  for (const none of [null, undefined, '', ' .,']) expect(withholdAddress(none)(text)).toBe(shown);
});

test.each([
  'A Tennis Court and a Double Drive',
  'Built in 2004, 3 bedrooms, a two way fireplace',
  'On a quiet street, 5 minutes from the road to Banff',
])('“%s” reveals no address', (text) => {
  expect(withholdAddress(null)(text)).toBe(text);
});

test('no form of the address is left in the text', () => {
  const part = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9]{1,8}$/);
  const address = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));

  fc.assert(
    fc.property(address, (hidden) => {
      expect(withholdAddress(hidden)(`(${hidden}), –`)).toBe(`(${WITHHELD}), –`);
    }),
  );
});

test('a text of a megabyte is read in a moment', () => {
  const started = performance.now();
  for (const piece of ['A ', '1 ', "A'", 'Aa 1-']) withholdAddress('1 Main St')(piece.repeat(300_000));

  expect(performance.now() - started).toBeLessThan(4000);
});

describe('the parts of an address that is known', () => {
  test.each([
    ['Enter from Quillfeather Way lane 77123', `Enter from ${WITHHELD} lane ${WITHHELD}`],
    ['Welcome to Quillfeather! Ring at 77123.', `Welcome to ${WITHHELD}! Ring at ${WITHHELD}.`],
    ['QUILLFEATHER at its best, unit 4-B', `${WITHHELD} at its best, ${WITHHELD}`],
    ['77123 sqft, $77,123 or 77123.50 a year', '77123 sqft, $77,123 or 77123.50 a year'],
    ['77123', '77123'],
  ])('do not stay in “%s”', (text, shown) => {
    expect(withholdAddress('77123 Quillfeather Way', { unit: '4-B' })(text)).toBe(shown);
  });

  test.each([
    ['12 Main Street', 'Main floor laundry, 12 ft ceilings'],
    ['1987 Oakmont Drive', 'Built in 1987 with oakmont panels'],
    ['10234 82 Avenue NW', '82 steps to the river'],
  ])('%s leaves “%s” as it is', (address, text) => {
    expect(withholdAddress(address)(text)).toBe(text);
  });

  test('are taken from the feed where the text is ambiguous', () => {
    const withhold = withholdAddress('77123 Quillfeather', { number: '77123', street: 'Quillfeather' });

    expect(withhold('Quillfeather, number 77123')).toBe(`${WITHHELD}, number ${WITHHELD}`);
  });
});

test.each([
  ['https://tours.example/77123-quillfeather-way', true],
  ['https://photos.example/77123%20Quillfeather%20Way/1.jpg', true],
  ['https://tours.example/quillfeather?id=9', true],
  ['https://photos.example/%E0%A4%A/771230/1.jpg', false],
  ['/_files/demo/photos/house-012.jpg', false],
])('%s reveals the address: %s', (url, tells) => {
  expect(revealsAddress('77123 Quillfeather Way')(url)).toBe(tells);
});
