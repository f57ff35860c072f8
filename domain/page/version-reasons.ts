/** How a version of a page became live. */
export const VERSION_REASONS = [
  'created',
  'copied',
  'saved',
  'published',
  'scheduled',
  'restored',
  'template',
] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];
