/** Every sentence of the sign-in pages that the identity provider serves itself. */
export const LOGIN_MESSAGES = {
  title: 'Sign in',
  intro: 'Sign in to edit {site}.',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign In',
  cancel: 'Back to the site',
  wrong: 'The e-mail address or the password is not right. Check both and try again.',
  blocked: 'Too many attempts. Wait 15 minutes, then try again.',
  expired: 'This sign-in has expired or was opened in another browser. Please start again.',
  broken: 'Something went wrong on our side. Please start again.',
  restart: 'Start again',
} as const;

export type LoginProblem = 'wrong' | 'blocked';
export type LoginNotice = 'expired' | 'broken';
