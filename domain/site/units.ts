/** What homes are measured in. */
export const UNITS = ['sqft', 'm2'] as const;
export type Units = (typeof UNITS)[number];
