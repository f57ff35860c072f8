/** Nothing is stored for it. */
export type HeaderMobileSearchState = Record<string, never>;

export const defaultState: HeaderMobileSearchState = {};
