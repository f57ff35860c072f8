import { hasRight } from '#domain/site/roles.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { templateTitle } from '../../editing/template-title.ts';

/** Not `requireEditor`: the frames of the gallery hold no editor token, and nothing can be changed by it. */
export const siteTemplatePage: NonNullable<QueryResolvers['siteTemplatePage']> = async (
  _,
  { templateId, slug },
  { identity, features, dataSources, language },
) => {
  if (!identity || !features['page-builder'] || !hasRight(identity.role, 'read')) return null;
  const [site, title] = await Promise.all([
    dataSources.templates.build(templateId),
    templateTitle(templateId, { dataSources, language }),
  ]);
  const page = site?.pages.find((one) => one.slug === slug);
  if (!site || !page) return null;
  const { theme, textTense, siteName, header, footer, pages } = site;

  return { title, theme, textTense, siteName, header, footer, page, slugs: pages.map((one) => one.slug) };
};
