import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { templatePath } from '#domain/site/template-path.ts';
import { readPage } from '../data/read-page.ts';
import type { RouteLoader, SiteLook } from '../data/route-loader.ts';
import { TemplatePageDocument } from '../data/template-page.generated.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { errorLoadedPage } from './error-page.ts';
import { pagePath } from './stored-page.ts';

type PageJson = Parameters<typeof readPage>[0];

/** A page of a whole-site template in its own look with the site's facts; for agents of the site, 404 for everybody else. */
export const load: RouteLoader = async ({ params, execute }) => {
  const { template = '', slug = HOME_PAGE_ID } = params;
  const { data, failures } = await execute(TemplatePageDocument, { template, slug });
  if (!data?.siteTemplatePage) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404);
  }

  const { page, slugs, ...look } = data.siteTemplatePage;
  const paths = new Map(slugs.map((one) => [pagePath(one), templatePath(template, one)]));

  return {
    kind: 'system',
    status: 200,
    page: readPage(within(page, paths) as PageJson),
    revision: null,
    savedAt: null,
    head: { robots: 'noindex,nofollow' },
    look: within(look, paths) as SiteLook,
  };
};

/** The value with links to pages of the template that stay within it. */
function within(value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => within(item, paths));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'href' && typeof member === 'string' ? (paths.get(member) ?? member) : within(member, paths),
    ]),
  );
}
