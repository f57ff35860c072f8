/** Progress of something that is loaded on demand. */
export const LOAD = { none: 0, loading: 1, loaded: 2 } as const;
export type LoadState = (typeof LOAD)[keyof typeof LOAD];
