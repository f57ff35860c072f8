import { LEGAL_SLUGS } from '#domain/page/slug.ts';
import type { Website } from '#domain/site/website.ts';

/** First path segments of the legal pages; the website may choose other words (decision 0023). */
export function legalWords({ config }: Website): { privacy: string; disclaimer: string } {
  const { legalPaths } = config.setup;

  return {
    privacy: legalPaths?.privacy || LEGAL_SLUGS.privacy,
    disclaimer: legalPaths?.disclaimer || LEGAL_SLUGS.disclaimer,
  };
}
