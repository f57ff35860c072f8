import { DEFAULT_LANGUAGE, isLanguage } from '#domain/language/language.ts';
import { toPublicIntegrations } from '#domain/site/public-integrations-schema.ts';
import type { WebsiteResolvers } from '../__generated__/types.ts';

export const Website: WebsiteResolvers = {
  siteName: ({ website }) => website.config.display.siteName,
  config: ({ website: { config } }) => ({
    ...config,
    // Another page engine may lack these two, or have values of its own.
    display: {
      ...config.display,
      textTense: config.display.textTense === 'plural' ? 'plural' : 'singular',
      language: isLanguage(config.display.language) ? config.display.language : DEFAULT_LANGUAGE,
    },
  }),
  integrations: ({ website: { integrations } }, _, { identity }) =>
    identity ? integrations : toPublicIntegrations(integrations),
  migrations: ({ website }) => website.migrations,
  theme: ({ website }) => website.theme,
  header: ({ header, revisions }) => ({ ...header, revision: revisions.header }),
  footer: ({ footer, revisions }) => ({ ...footer, revision: revisions.footer }),
  revision: ({ revisions }) => revisions.website,
};
