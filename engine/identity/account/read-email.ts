import { isEmail } from '#domain/contact/email.ts';

const EMAIL_MAX = 254;

/** The email of a form, or why it is invalid. */
export function readEmail(field: (name: string) => string): {
  email: string;
  problem: 'missing' | 'invalid' | null;
} {
  const email = field('email').trim();
  if (email === '') return { email, problem: 'missing' };

  return { email, problem: isEmail(email) && email.length <= EMAIL_MAX ? null : 'invalid' };
}
