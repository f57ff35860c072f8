import { hasRight } from '#domain/site/roles.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';

/** Not `requireEditor`, for the same reason as `siteTemplatePage`. */
export const siteTemplateLook: NonNullable<QueryResolvers['siteTemplateLook']> = async (
  _,
  { templateId },
  { identity, features, dataSources },
) => {
  if (!identity || !features['page-builder'] || !hasRight(identity.role, 'read')) return null;

  return dataSources.templates.look(templateId);
};
