import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_NAME_MAX_LENGTH, uniqueName } from './saved-search.ts';
import { nextCondition, VIEWING_CONDITIONS, type ViewingCondition } from './viewing-conditions.ts';

describe('the name of a saved search', () => {
  test.each([
    ['Edmonton', [], 'Edmonton'],
    ['Edmonton', ['Edmonton'], 'Edmonton (2)'],
    ['Edmonton', ['Edmonton', 'Edmonton (2)'], 'Edmonton (3)'],
    ['Edmonton', ['Edmonton', 'Edmonton (3)'], 'Edmonton (2)'],
    ['Edmonton', ['Edmonton (2)'], 'Edmonton'],
  ])('%s beside %j is %s', (name, taken, unique) => {
    expect(uniqueName(name, taken)).toBe(unique);
  });

  test('is always unique and within the limit', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: SEARCH_NAME_MAX_LENGTH }), (name) => {
        const taken: string[] = [];
        for (let count = 0; count < 12; count += 1) taken.push(uniqueName(name, taken));
        expect(new Set(taken).size).toBe(12);
        expect(taken.every((one) => one.length <= SEARCH_NAME_MAX_LENGTH)).toBe(true);
      }),
    );
  });
});

describe('the next viewing condition', () => {
  const open = (...items: ViewingCondition[]) =>
    VIEWING_CONDITIONS.map((item) => ({ item, complete: !items.includes(item) }));

  test.each<[ViewingCondition[], ViewingCondition | null]>([
    [[], null],
    [['contactInfo'], 'contactInfo'],
    [['email_verified', 'contactInfo'], 'email_verified'],
    [['termsAgreement', 'contactInfo'], 'termsAgreement'],
    [['termsAgreement', 'email_verified', 'contactInfo', 'loggedIn'], 'loggedIn'],
  ])('of %j is %s', (items, next) => {
    expect(nextCondition(open(...items))).toBe(next);
  });

  test('is loggedIn wherever it is in the list, then the order of the service', () => {
    expect(
      nextCondition([
        { item: 'contactInfo', complete: false },
        { item: 'loggedIn', complete: false },
      ]),
    ).toBe('loggedIn');
    expect(
      nextCondition([
        { item: 'contactInfo', complete: false },
        { item: 'termsAgreement', complete: false },
      ]),
    ).toBe('contactInfo');
  });
});
