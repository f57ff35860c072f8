import { hasRight } from '#domain/site/roles.ts';
import type { QueryResolvers } from '../../__generated__/types.ts';

/** Not `requireEditor`, for the same reason as `siteTemplatePage`. */
export const draftedSite: NonNullable<QueryResolvers['draftedSite']> = async (
  _,
  { slug },
  { identity, features, dataSources },
) => {
  if (!identity || !features['page-builder'] || !hasRight(identity.role, 'read')) return null;
  const [parts, draft] = await Promise.all([
    dataSources.siteDrafts.list(),
    slug ? dataSources.drafts.findDraft(slug) : null,
  ]);
  const draftOf = (part: string) => parts.find((one) => one.part === part)?.value ?? null;

  return {
    website: draftOf('website'),
    header: draftOf('header'),
    footer: draftOf('footer'),
    page: draft?.page ?? null,
  };
};
