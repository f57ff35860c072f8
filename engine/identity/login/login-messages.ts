import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { NAME_MAX, type SignUpProblems } from '#domain/account/sign-up.ts';
import type { Say } from '#domain/language/dictionary.ts';
import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

/** The texts of the sign-in pages in a language. */
export const loginMessages = dictionaryByLanguage(EN, { fr: FR, es: ES });
export type LoginMessage = Say<typeof EN>;

export type LoginProblem = 'wrong' | 'blocked' | 'passkey';
export type SignUpRejection = 'rejected' | 'blocked';
export type LoginNotice = 'expired' | 'failed' | 'broken' | 'busy' | 'unreachable' | 'denied' | 'unverified';

/** The error text of each field of the sign-up that has a problem, or of a new password. */
export function problemText(
  translate: LoginMessage,
  { name, email, password }: SignUpProblems,
): { name?: string; email?: string; password?: string } {
  return {
    name: name && translate(`name.${name}`, { max: NAME_MAX }),
    email: email && translate(`email.${email}`),
    password: password && translate(`password.${password}`, { ...PASSWORD_LENGTH }),
  };
}
