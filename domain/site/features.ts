/** Features that the configuration turns on and off (decision 0023). */
export const FEATURES = [
  /** The second version of the places service, which has the outlines of drawn areas too. */
  'gus-v2',
  /** The editor of pages. */
  'page-builder',
  /** A trial mode: pages and sign-ins are stored in the browser, nothing on the server. */
  'offline',
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = Readonly<Record<Feature, boolean>>;

export const DEFAULT_FEATURES: Features = { 'gus-v2': true, 'page-builder': true, offline: false };

/** Parses a comma-separated list of features; `none` is an empty list. Null for an unknown name. */
export function readFeatures(list: string): Features | null {
  const names = list.split(',').map((name) => name.trim());
  const isKnown = (name: string) => FEATURES.some((feature) => feature === name);
  if (list.trim() !== 'none' && !names.every(isKnown)) return null;

  return {
    'gus-v2': names.includes('gus-v2'),
    'page-builder': names.includes('page-builder'),
    offline: names.includes('offline'),
  };
}
