import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { NAME_MAX } from '#domain/account/sign-up.ts';
import type { Kind } from '../realm.ts';

/** All texts of the sign-in pages that the identity provider renders. */
export const LOGIN_MESSAGES = {
  title: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign In',
  wrong: 'The e-mail address or the password is not right. Check both and try again.',
  blocked: 'Too many attempts. Wait 15 minutes, then try again.',
  expired: 'This sign-in has expired or was opened in another browser. Please start again.',
  failed: 'You could not be signed in. Please start again.',
  broken: 'Something went wrong on our side. Please start again.',
  busy: 'Too many sign-ins were begun from your network. Wait 15 minutes, then try again.',
  restart: 'Start again',
  back: 'Back to the site',
} as const;

/** Texts that differ between agents and customers. */
export const SIGN_IN_MESSAGES: Readonly<Record<Kind, { intro: string }>> = {
  agent: { intro: 'Sign in to edit {site}.' },
  customer: { intro: 'Sign in to your account with {site}.' },
};

export const CUSTOMER_MESSAGES = {
  isNew: 'New here?',
  signUp: 'Sign Up',
  isAgent: 'Do you work here?',
  agents: 'Sign in as an agent',
} as const;

export const SIGN_UP_MESSAGES = {
  title: 'Sign up',
  intro: 'Make an account with {site}.',
  name: 'Your name',
  passwordHint: `At least ${PASSWORD_LENGTH.min} characters. A few words are easier to keep in mind than signs.`,
  submit: 'Sign Up',
  hasAccount: 'Have an account?',
  signIn: 'Sign In',
  refused:
    'No account could be made with this e-mail address and password. If you have an account already, sign in instead.',
} as const;

/** Error texts of the sign-up fields. */
export const FIELD_PROBLEMS = {
  name: {
    missing: 'Enter your name.',
    long: `Use at most ${NAME_MAX} characters for your name.`,
    signs: 'Use letters for your name, without < and >.',
  },
  email: {
    missing: 'Enter your e-mail address.',
    invalid: 'Enter an e-mail address such as name@example.com.',
  },
  password: {
    missing: 'Choose a password.',
    short: `Use at least ${PASSWORD_LENGTH.min} characters.`,
    long: `Use at most ${PASSWORD_LENGTH.max} characters.`,
    common: 'This password is one of the first that others would try. Choose another one.',
    personal: 'This password says little more than your name or e-mail address. Add something to it.',
  },
} as const;

export type LoginProblem = 'wrong' | 'blocked';
export type SignUpRefusal = 'refused' | 'blocked';
export type LoginNotice = 'expired' | 'failed' | 'broken' | 'busy';
