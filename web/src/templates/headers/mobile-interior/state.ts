/** Nothing is stored for it. */
export type HeaderMobileInteriorState = Record<string, never>;

export const defaultState: HeaderMobileInteriorState = {};
