/** Puck's zone of the straps. */
export const ROOT_ZONE = 'root:default-zone';
/** Puck's zone of the hero. */
export const HERO_ZONE = 'root:hero';
