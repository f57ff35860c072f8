import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WITHHELD, withholdAddress } from './withhold-address.ts';

test.each([
  ['Come to 10234 82 Avenue NW today', 'Come to [address withheld] today'],
  ['10234 82 AVE NW, upstairs', '[address withheld], upstairs'],
  ['at 10234-82  Ave. NW!', 'at [address withheld]!'],
  ['110234 82 Avenue NW is another house', '110234 82 Avenue NW is another house'],
  ['10234 82 Street NW is another street', '10234 82 Street NW is another street'],
])('%s', (words, shown) => {
  expect(withholdAddress('10234 82 Avenue NW')(words)).toBe(shown);
});

test('without an address the words stay', () => {
  for (const none of [null, undefined, '', ' .,']) expect(withholdAddress(none)('1 Street')).toBe('1 Street');
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
