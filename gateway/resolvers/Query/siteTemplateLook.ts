import { hasRight } from '#domain/site/roles.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { templateTitle } from '../../editing/template-title.ts';

/** Not `requireEditor`, for the same reason as `siteTemplatePage`. */
export const siteTemplateLook: NonNullable<QueryResolvers['siteTemplateLook']> = async (
  _,
  { templateId },
  { identity, features, dataSources, language },
) => {
  if (!identity || !features['page-builder'] || !hasRight(identity.role, 'read')) return null;
  const [look, title] = await Promise.all([
    dataSources.templates.look(templateId),
    templateTitle(templateId, { dataSources, language }),
  ]);

  return look && { ...look, title };
};
