import { expect, test } from 'vitest';
import { checkSignUp, type SignUp, tidySignUp } from './sign-up.ts';

const GOOD: SignUp = { name: 'Cora Dunn', email: 'cora@example.com', password: 'four words of mine' };

test('a name, an address and a password are all that an account needs', () => {
  expect(checkSignUp(GOOD)).toEqual({});
});

test('every field at fault is named at once', () => {
  expect(checkSignUp({ name: '', email: '', password: '' })).toEqual({
    name: 'missing',
    email: 'missing',
    password: 'missing',
  });
});

test.each([
  ['x'.repeat(101), 'long'],
  ['Cora\u0000Dunn', 'signs'],
  ['<b>Cora</b>', 'signs'],
  ['\ud800', 'signs'],
  ['...', 'signs'],
])('%j is not a name', (name, problem) => {
  expect(checkSignUp({ ...GOOD, name })).toEqual({ name: problem });
});

test.each(['Zoë', "Siobhán O'Neill-Ng", '李小龍', 'Prince 3rd', 'x'.repeat(100)])('%s is a name', (name) => {
  expect(checkSignUp({ ...GOOD, name })).toEqual({});
});

test.each([
  'cora',
  'cora@',
  '@example.com',
  'a b@example.com',
  'cora@example',
  `${'x'.repeat(250)}@a.ca`,
  'a@b.ca\u0000',
])('%j is not an email', (email) => {
  expect(checkSignUp({ ...GOOD, email })).toEqual({ email: 'invalid' });
});

test('spaces around a name and an email are trimmed, a password is unchanged', () => {
  expect(
    tidySignUp({ name: '  Cora \t Dunn\n', email: ' Cora@Example.COM ', password: ' four words of mine ' }),
  ).toEqual({ name: 'Cora Dunn', email: 'cora@example.com', password: ' four words of mine ' });
});
