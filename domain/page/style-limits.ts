/** Limits of what a strap's configuration may hold. */

export const BACKGROUND_IMAGES_MAX = 50;
/** A gradient needs two colours (decision 0023). */
export const GRADIENT_STOPS_MIN = 2;
export const GRADIENT_STOPS_MAX = 20;
/** Characters of the agent's own CSS classes. */
export const CLASSES_MAX = 500;

type Limits = { readonly min: number; readonly max: number; readonly step: number };

/** 0 is the design's own number. */
export const FRAME_COLUMNS: Limits = { min: 0, max: 6, step: 1 };
/** Percent. */
export const OVERLAY_ALPHA: Limits = { min: 0, max: 100, step: 5 };
/** Degrees. */
export const GRADIENT_ANGLE: Limits = { min: -360, max: 360, step: 1 };
/** Seconds between two pictures. */
export const TRANSITION_INTERVAL: Limits = { min: 0.1, max: 300, step: 0.1 };
