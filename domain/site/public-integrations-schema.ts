import { z } from 'zod';

/** What stands in the markup of a page whose scripts use a service: never a secret. */
const publicId = z
  .string()
  .regex(/^[\w.:-]{1,200}$/)
  .optional()
  .catch(undefined);

/**
 * What of the connected services everybody may read: the ids that a page's own scripts and tags name. Keys, addresses of
 * the agents' tools and members that are not named here are for the agents of the space alone.
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
