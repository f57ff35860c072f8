/** Requests the sign-up form; hosted providers understand it too. */
export const SIGN_UP_HINT = { name: 'screen_hint', value: 'signup' } as const;
