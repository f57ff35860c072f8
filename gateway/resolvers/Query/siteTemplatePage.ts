import { hasRight } from '#domain/site/roles.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';

/** Not `requireEditor`: the frames of the gallery hold no editor token, and nothing can be changed by it. */
export const siteTemplatePage: NonNullable<QueryResolvers['siteTemplatePage']> = async (
  _,
  { templateId, slug },
  { identity, features, dataSources },
) => {
  if (!identity || !features['page-builder'] || !hasRight(identity.role, 'read')) return null;
  const site = await dataSources.templates.build(templateId);
  const page = site?.pages.find((one) => one.slug === slug);
  if (!site || !page) return null;
  const { theme, textTense, siteName, header, footer, pages } = site;

  return { theme, textTense, siteName, header, footer, page, slugs: pages.map((one) => one.slug) };
};
