/** Nothing is stored for it. */
export type HeaderMobileHomeState = Record<string, never>;

export const defaultState: HeaderMobileHomeState = {};
