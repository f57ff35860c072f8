import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReservedSlug, isSlug, SLUG_MAX_LENGTH, slugify } from './slug.ts';

describe('a slug', () => {
  test.each([
    ['About us', 'about-us'],
    ['  Über Montréal & Łódź  ', 'uber-montreal-lodz'],
    ["St. Albert's Lakes", 'st-alberts-lakes'],
    ['MLS® #42™', 'mls-42'],
    ['Straße / Æblegård', 'strasse-aeblegard'],
    ['ﬁne ①', 'fine-1'],
    ['家', ''],
    ['---', ''],
  ])('of %j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('of any text is a slug or empty, and idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text);
        return (slug === '' || isSlug(slug)) && slugify(slug) === slug;
      }),
    );
  });

  test('is not longer than it may be', () => {
    expect(isSlug(slugify('long '.repeat(100)))).toBe(true);
    expect(isSlug('a'.repeat(SLUG_MAX_LENGTH + 1))).toBe(false);
  });

  test.each(['', 'A', 'a_b', 'a--b', '-a', 'a-', 'a/b', '..', 'é', '__proto__', 'a b'])(
    '%j is none',
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});

describe('reserved', () => {
  test.each([
    ['access', 'R2.023'],
    ['privacy-policy', 'R2.024'],
    ['disclaimer', 'R2.025'],
  ])('is %s [%s]', (slug, _) => {
    expect(isReservedSlug(slug)).toBe(true);
  });

  test.each(['search', 'solds', 'sold', 'for-sale', 'for-lease', 'agent', 'agents', 'blog'])(
    'is the first segment of the route %s',
    (slug) => {
      expect(isReservedSlug(slug)).toBe(true);
    },
  );

  test('are the slugs that the site chose for its legal pages', () => {
    expect(isReservedSlug('datenschutz')).toBe(false);
    expect(isReservedSlug('datenschutz', ['datenschutz'])).toBe(true);
  });

  test('is no ordinary page', () => {
    expect(isReservedSlug('about-us')).toBe(false);
    expect(isReservedSlug('constructor')).toBe(false);
  });
});
