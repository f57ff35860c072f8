/** Maximum number of homes that are compared side by side. */
export const COMPARED_MAX = 4;
