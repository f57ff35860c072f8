import { isEmail } from '../contact/email.ts';
import { checkPassword, type PasswordProblem } from './password.ts';

export const NAME_MAX = 100;
const EMAIL_MAX = 254;

/** What a visitor enters to create an account. */
export type SignUp = { name: string; email: string; password: string };

export type SignUpProblems = {
  name?: 'missing' | 'long' | 'signs';
  email?: 'missing' | 'invalid';
  password?: 'missing' | PasswordProblem;
};

/** Trims the name to one line and lower-cases and trims the email; the password is unchanged. */
export function tidySignUp({ name, email, password }: SignUp): SignUp {
  return { name: name.normalize('NFC').replace(/\s+/gu, ' ').trim(), email: tidyEmail(email), password };
}

export function tidyEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The problem of each invalid field; empty when an account can be created. */
export function checkSignUp(signUp: SignUp): SignUpProblems {
  const { name, email, password } = signUp;
  const problems: SignUpProblems = {};

  if (name === '') problems.name = 'missing';
  else if (name.length > NAME_MAX) problems.name = 'long';
  else if (/[\p{Cc}\p{Cs}<>]/u.test(name) || !/[\p{L}\p{N}]/u.test(name)) problems.name = 'signs';

  if (email === '') problems.email = 'missing';
  else if (email.length > EMAIL_MAX || !isEmail(email)) problems.email = 'invalid';

  const passwordProblem = password === '' ? 'missing' : checkPassword(password, signUp);
  if (passwordProblem) problems.password = passwordProblem;

  return problems;
}
