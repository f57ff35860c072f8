/** Where Puck keeps the straps. */
export const ROOT_ZONE = 'root:default-zone';
/** Where it keeps the hero. */
export const HERO_ZONE = 'root:hero';
