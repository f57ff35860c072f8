/** Nothing to set: the product places it. */
export type EmptyPageState = Record<string, never>;

export const defaultState: EmptyPageState = {};
