import { hasRight } from '#domain/site/roles.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';

/** Not `requireEditor`: the frames of the gallery hold no editor token, and nothing can be changed by it. */
export const siteTemplatePage: NonNullable<QueryResolvers['siteTemplatePage']> = async (
  _,
  { templateId, slug },
  { identity, features, dataSources, language },
) => {
  if (!identity || !features['page-builder'] || !hasRight(identity.role, 'read')) return null;
  const [site, templates] = await Promise.all([
    dataSources.templates.build(templateId),
    dataSources.templates.list(await language()),
  ]);
  const page = site?.pages.find((one) => one.slug === slug);
  if (!site || !page) return null;
  const { theme, textTense, siteName, header, footer, pages } = site;

  const title = templates.find(({ id }) => id === templateId)?.title ?? templateId;

  return { title, theme, textTense, siteName, header, footer, page, slugs: pages.map((one) => one.slug) };
};
