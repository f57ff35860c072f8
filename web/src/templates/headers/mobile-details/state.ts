/** Nothing is stored for it. */
export type HeaderMobileDetailsState = Record<string, never>;

export const defaultState: HeaderMobileDetailsState = {};
