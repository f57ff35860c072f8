export type StrapworkConfig = {
  /** Names of npm packages whose default export is a strap, or paths of folders from the root of the product. */
  straps: readonly string[];
};
