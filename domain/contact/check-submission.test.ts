import { expect, test } from 'vitest';
import { checkSubmission, enteredValue, TEXT_MAX } from './check-submission.ts';
import type { FormField } from './form.ts';

const field = (changes: Partial<FormField>): FormField => ({
  name: 'answer',
  label: 'Answer',
  type: 'text',
  required: false,
  ...changes,
});

const check = (changes: Partial<FormField>, value: string) =>
  checkSubmission([field(changes)], { answer: value })?.problem ?? null;

test('a required field must be filled, and blanks do not fill it', () => {
  expect(check({ required: true }, '')).toBe('required');
  expect(check({ required: true }, '   ')).toBe('required');
  expect(check({ required: false }, '')).toBeNull();
  expect(checkSubmission([field({ required: true })], {})).toEqual({ field: 'answer', problem: 'required' });
});

test.each([
  ['phone', '780-555-1234', null],
  ['phone', '780-555-123', 'phone'],
  ['email', 'ada@example.test', null],
  ['email', 'ada@example', 'email'],
  ['number', '12.5', null],
  ['number', 'twelve', 'number'],
  ['date', '2026-02-28', null],
  ['date', '2026-02-30', 'date'],
  ['checkbox', 'true', null],
  ['checkbox', 'yes', 'option'],
] as const)('a %s field reads %s', (type, value, problem) => {
  expect(check({ type }, value)).toBe(problem);
});

test.each(['answer', 'constructor', 'toString'])(
  'a field named %s has what was entered, or nothing',
  (name) => {
    expect(checkSubmission([field({ name, required: true })], {})).toEqual({
      field: name,
      problem: 'required',
    });
    expect(checkSubmission([field({ name, required: true })], { [name]: 'yes' })).toBeNull();
    expect(enteredValue({}, name)).toBe('');
  },
);

test('a required box must be checked', () => {
  expect(check({ type: 'checkbox', required: true }, 'false')).toBe('required');
});

test('a select takes only its options', () => {
  const select = { type: 'select', options: ['Buying', 'Selling'] } as const;

  expect(check({ ...select, options: [...select.options] }, 'Selling')).toBeNull();
  expect(check({ ...select, options: [...select.options] }, 'Robbing')).toBe('option');
});

test('a text has an end', () => {
  expect(check({ type: 'textarea' }, 'a'.repeat(TEXT_MAX))).toBeNull();
  expect(check({ type: 'textarea' }, 'a'.repeat(TEXT_MAX + 1))).toBe('too-long');
});
