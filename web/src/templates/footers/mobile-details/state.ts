/** Nothing is stored for it. */
export type FooterMobileDetailsState = Record<string, never>;

export const defaultState: FooterMobileDetailsState = {};
