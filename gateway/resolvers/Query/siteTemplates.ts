import { templatePath } from '#domain/site/template-path.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';
import { requireEditor } from '../../auth/require-editor.ts';

export const siteTemplates: NonNullable<QueryResolvers['siteTemplates']> = async (
  _,
  { language },
  context,
) => {
  requireEditor(context, 'read');
  const templates = await context.dataSources.templates.list(language ?? (await context.language()));

  return templates.map((template) => ({ ...template, path: templatePath(template.id) }));
};
