/** Nothing is stored for it. */
export type FooterMobileSearchState = Record<string, never>;

export const defaultState: FooterMobileSearchState = {};
