import { toPublicIntegrations } from '#domain/site/public-integrations-schema.ts';
import type { WebsiteResolvers } from '../__generated__/types.ts';

export const Website: WebsiteResolvers = {
  siteName: ({ website }) => website.config.display.siteName,
  config: ({ website }) => website.config,
  integrations: ({ website: { integrations } }, _, { identity }) =>
    identity ? integrations : toPublicIntegrations(integrations),
  migrations: ({ website }) => website.migrations,
  theme: ({ website }) => website.theme,
  header: ({ header, revisions }) => ({ ...header, revision: revisions.header }),
  footer: ({ footer, revisions }) => ({ ...footer, revision: revisions.footer }),
  revision: ({ revisions }) => revisions.website,
};
