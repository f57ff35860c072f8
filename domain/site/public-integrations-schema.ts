import { z } from 'zod';

/** An id in the public markup of a page; never a secret. */
const publicId = z
  .string()
  .regex(/^[\w.:-]{1,200}$/)
  .optional()
  .catch(undefined);

/**
 * The public part of the integrations: ids that a page's scripts and tags contain. Keys, URLs of the agents'
 * tools and unknown members are for the agents of the space only.
 */
const publicIntegrations = z.object({
  analytics: z
    .object({
      tagManager: publicId,
      analytics: publicId,
      pixel: publicId,
      remarketing: publicId,
      siteVerification: publicId,
      webmasterTools: publicId,
      bing: publicId,
      withoutConsent: z.boolean().optional().catch(undefined),
      crm: z
        .object({
          domain: publicId,
          trackingID: publicId,
          useWebRules: z.boolean().optional().catch(undefined),
        })
        .optional()
        .catch(undefined),
    })
    .catch({}),
});

export function toPublicIntegrations(integrations: unknown): Record<string, unknown> {
  return publicIntegrations.catch({ analytics: {} }).parse(integrations);
}
