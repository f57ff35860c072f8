/** Asks the provider for the form that makes an account, as hosted providers understand it too. */
export const SIGN_UP_HINT = { name: 'screen_hint', value: 'signup' } as const;
