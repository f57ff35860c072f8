import { HOME_PAGE_ID, type Page } from '#domain/page/page.ts';
import { isOwnPage, OWN_LOOK, ownPagePath, templatePath } from '#domain/site/template-path.ts';
import { readPage } from '../data/read-page.ts';
import type { LoadedPage, LoaderInput, Redirect, RouteLoader, SiteLook } from '../data/route-loader.ts';
import {
  PageStartDocument,
  TemplateLookDocument,
  TemplatePageDocument,
} from '../data/template-page.generated.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { errorLoadedPage } from './error-page.ts';
import { loadStoredPage, pagePath } from './stored-page.ts';

type PageJson = Parameters<typeof readPage>[0];

/**
 * A page of a whole-site template in its own look with the site's facts, a page of the site in that look, or a ready page in the
 * site's own; for agents of the site, 404 for everybody else.
 */
export const load: RouteLoader = async ({ url, params, execute, site }) => {
  const { template = '', slug = HOME_PAGE_ID } = params;
  if (template === OWN_LOOK) return loadPageStart(slug, { execute, site });
  if (isOwnPage(url)) return loadOwnPage({ template, slug, execute, site });
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

/** A ready page as it would be on the site. */
async function loadPageStart(
  id: string,
  { execute, site }: Pick<LoaderInput, 'execute' | 'site'>,
): Promise<LoadedPage> {
  const [{ data, failures }, { website, header, footer }] = await Promise.all([
    execute(PageStartDocument, { id }),
    site,
  ]);
  if (!data?.pageStart) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404);
  }
  const { theme, config } = website;

  return {
    kind: 'system',
    status: 200,
    page: readPage(data.pageStart as PageJson),
    revision: null,
    savedAt: null,
    head: { robots: 'noindex,nofollow' },
    look: { theme, textTense: config.display.textTense, header, footer },
  };
}

async function loadOwnPage({
  template,
  slug,
  execute,
  site,
}: Pick<LoaderInput, 'execute' | 'site'> & { template: string; slug: string }): Promise<
  LoadedPage | Redirect
> {
  const [{ data, failures }, stored, { website }] = await Promise.all([
    execute(TemplateLookDocument, { template }),
    loadStoredPage(execute, slug),
    site,
  ]);
  if (!data?.siteTemplateLook || !stored || 'redirect' in stored) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return stored && 'redirect' in stored ? stored : errorLoadedPage(404);
  }

  const paths = new Map(data.pages.map((one) => [pagePath(one.slug), ownPagePath(template, one.slug)]));
  const { textTense } = website.config.display;

  return {
    kind: 'system',
    status: 200,
    page: within(stored.page, paths) as Page,
    revision: null,
    savedAt: null,
    head: { robots: 'noindex,nofollow' },
    look: { ...(within(data.siteTemplateLook, paths) as Omit<SiteLook, 'textTense'>), textTense },
  };
}

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
