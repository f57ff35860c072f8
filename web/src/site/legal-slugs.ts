import { LEGAL_SLUGS } from '#domain/page/slug.ts';
import type { Website } from '#domain/site/website.ts';

/** First path segments of the legal pages; configurable by the website (decision 0023). */
export function legalSlugs({ config }: Website): { privacy: string; disclaimer: string } {
  const { legalPaths } = config.setup;

  return {
    privacy: legalPaths?.privacy || LEGAL_SLUGS.privacy,
    disclaimer: legalPaths?.disclaimer || LEGAL_SLUGS.disclaimer,
  };
}
