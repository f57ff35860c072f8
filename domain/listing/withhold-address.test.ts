import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WITHHELD, withholdAddress } from './withhold-address.ts';

test.each([
  ['Come to 10234 82 Avenue NW today', 'Come to [address withheld] today'],
  ['10234 82 AVE NW, upstairs', '[address withheld], upstairs'],
  ['at 10234-82  Ave. NW!', 'at [address withheld]!'],
  ['A quiet part of 82 avenue, near the river', 'A quiet part of [address withheld], near the river'],
])('%s', (words, shown) => {
  expect(withholdAddress('10234 82 Avenue NW')(words)).toBe(shown);
});

test('the street alone tells it too, in any letters', () => {
  const withhold = withholdAddress('914 Vista del Rio Ct');

  expect(withhold('On VISTA DEL RIO COURT, by the tennis court')).toBe(`On ${WITHHELD}, by the tennis court`);
});

test.each([
  ['Come to 5 Canary St. on Sunday', 'Come to [address withheld]. on Sunday'],
  ['Tucked away on Old Mill Road.', 'Tucked away on [address withheld].'],
  ['Corner of 104 Street NW and Jasper Ave', 'Corner of [address withheld] and [address withheld]'],
  ['See 12 Harbour View Drive first', 'See [address withheld] first'],
])('an address that is not known is taken out of “%s”', (words, shown) => {
  for (const none of [null, undefined, '', ' .,']) expect(withholdAddress(none)(words)).toBe(shown);
});

test.each([
  'A Tennis Court and a Double Drive',
  'Built in 2004, 3 bedrooms, a two way fireplace',
  'On a quiet street, 5 minutes from the road to Banff',
])('“%s” tells no address', (words) => {
  expect(withholdAddress(null)(words)).toBe(words);
});

test('whatever the address is made of, it does not stay in the words', () => {
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
