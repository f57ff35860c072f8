import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, isPhone, isPromptPhone, onlyDigits, typedPromptPhone } from './phone.ts';

describe('the phone of a contact form', () => {
  test.each(['7805551234', '780-555-1234', '(780) 555-1234', '780.555.1234', ' 780 555 1234 '])(
    'may be %j: 10 digits with optional separators [R5.001]',
    (phone) => {
      expect(isPhone(phone)).toBe(true);
    },
  );

  test.each(['', '780555123', '17805551234', '780-555-123a', '780/555/1234', 'phone', '780555١٢٣٤'])(
    'may not be %j [R5.001]',
    (phone) => {
      expect(isPhone(phone)).toBe(false);
    },
  );
});

describe('the phone formatter', () => {
  test.each([
    ['7805551234', '(780) 555-1234'],
    ['780-555-1234', '(780) 555-1234'],
    ['17805551234', '+1 (780) 555-1234'],
    ['+1 780 555 1234', '+1 (780) 555-1234'],
    ['3587805551234', '+358 (780) 555-1234'],
  ])('makes of %j %j [R5.002]', (phone, formatted) => {
    expect(formatPhone(phone)).toBe(formatted);
  });

  test.each(['', '5551234', 'call me', '12347805551234', '780 555 1234 ext 5'])(
    'leaves %j unchanged [R5.003]',
    (phone) => {
      expect(formatPhone(phone)).toBe(phone);
    },
  );

  test('gives what it takes: a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{7,14}$/)), (phone) => {
        const once = formatPhone(phone);
        expect(formatPhone(once)).toBe(once);
      }),
    );
  });
});

describe('the phone prompt', () => {
  test.each(['7805551234', '(780)555-1234', '1'])('accepts %j', (phone) => {
    expect(isPromptPhone(phone)).toBe(true);
  });

  test.each(['', '780 555 1234', '780.555.1234', 'abc', '780a', '+1780', '()-'])('rejects %j', (phone) => {
    expect(isPromptPhone(phone)).toBe(false);
  });

  test('drops spaces while one types, so that the usual form can be typed', () => {
    expect(isPromptPhone(typedPromptPhone('(780) 555-1234'))).toBe(true);
  });

  test('sends digits only', () => {
    expect(onlyDigits('(780)555-1234')).toBe('7805551234');
  });
});
