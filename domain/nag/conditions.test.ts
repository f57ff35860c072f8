import { describe, expect, test } from 'vitest';
import { type Condition, type ConditionItem, conditionsOf, isVowReady, nextCondition } from './conditions.ts';

function open(...items: ConditionItem[]): Condition[] {
  return items.map((item) => ({ item, complete: false }));
}

describe('the next condition', () => {
  test.each(['termsAgreement', 'email_verified', 'contactInfo', 'loggedIn'] as const)(
    'is %s when only that is open [R4.056]',
    (item) => {
      const all = conditionsOf({
        termsAgreement: true,
        email_verified: true,
        contactInfo: true,
        loggedIn: true,
      });

      expect(nextCondition(all.map((one) => ({ ...one, complete: one.item !== item })))).toBe(item);
    },
  );

  test('is to log in, wherever that stands [R4.057]', () => {
    expect(nextCondition(open('termsAgreement', 'contactInfo', 'loggedIn'))).toBe('loggedIn');
  });

  test('is otherwise the first incomplete one in the order of the server [R4.057]', () => {
    expect(nextCondition(open('contactInfo', 'termsAgreement'))).toBe('contactInfo');
    expect(nextCondition([{ item: 'contactInfo', complete: true }, ...open('email_verified')])).toBe(
      'email_verified',
    );
  });

  test('is termsAgreement, email_verified, contactInfo where the server gives no order', () => {
    expect(nextCondition(conditionsOf({ loggedIn: true }))).toBe('termsAgreement');
    expect(nextCondition(conditionsOf({ loggedIn: true, termsAgreement: true }))).toBe('email_verified');
    expect(nextCondition(conditionsOf({}))).toBe('loggedIn');
  });

  test('is none when all are complete, and only then is a visitor ready', () => {
    const all = conditionsOf({
      termsAgreement: true,
      email_verified: true,
      contactInfo: true,
      loggedIn: true,
    });

    expect(nextCondition(all)).toBeNull();
    expect(isVowReady(all)).toBe(true);
    expect(isVowReady(open('contactInfo'))).toBe(false);
  });
});
