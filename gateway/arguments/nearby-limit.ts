/** Places of each kind near a point. */
export const NEARBY = { fallback: 5, min: 1, max: 20 };
