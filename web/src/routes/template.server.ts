import { newPage } from '#domain/page/new-page.ts';
import { newStrap } from '#domain/page/new-strap.ts';
import { HOME_PAGE_ID, type Strap } from '#domain/page/page.ts';
import { isTemplatePicture, OWN_LOOK, SECTIONS } from '#domain/site/template-path.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';
import { sampleOf } from '#web/strap-plugins/strap-samples.ts';
import { linkedInDesign } from '../data/design-links.ts';
import { readPage } from '../data/read-page.ts';
import type { LoadedPage, LoaderInput, RouteLoader, SiteLook } from '../data/route-loader.ts';
import { PageStartDocument, TemplatePageDocument } from '../data/template-page.generated.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { errorLoadedPage } from './error-page.ts';

type PageJson = Parameters<typeof readPage>[0];

/**
 * A page of a whole-site template in its own look with the site's facts, or a ready page or the sections in the site's own; for agents of the site, 404 for everybody else.
 */
export const load: RouteLoader = async ({ url, params, execute, site }) => {
  const { template = '', slug = HOME_PAGE_ID } = params;
  if (template === OWN_LOOK)
    return slug === SECTIONS ? loadSections(site) : loadPageStart(slug, { execute, site });
  const { data, failures } = await execute(TemplatePageDocument, { template, slug });
  if (!data?.siteTemplatePage) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404);
  }

  const { page: stored, slugs, title, ...look } = data.siteTemplatePage;
  const page = stored as PageJson;

  return {
    kind: 'system',
    status: 200,
    page: readPage(linkedInDesign(page, template, slugs)),
    revision: null,
    savedAt: null,
    // Agents open several designs in tabs.
    head: { robots: 'noindex,nofollow', title: slug === HOME_PAGE_ID ? title : `${title}: ${page.name}` },
    look: linkedInDesign(look as SiteLook, template, slugs),
    // A picture in the gallery shows the design alone.
    ...(!isTemplatePicture(url) && { preview: { isDraft: true, look: template, design: title } }),
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

/** All sections one below the other, of which the picker shows each on its own. */
async function loadSections(site: LoaderInput['site']): Promise<LoadedPage> {
  const { viewer, website, header, footer } = await site;
  if (!viewer.agent) return errorLoadedPage(404);
  const straps: Strap[] = [];
  for (const strap of await Promise.all(strapNames('strap').map(loadStrap)))
    if (strap && strap.set !== 'internal')
      straps.push(newStrap({ name: strap.name, state: { ...strap.defaultState, ...sampleOf(strap.name) } }));
  const { theme, config } = website;

  return {
    kind: 'system',
    status: 200,
    page: { ...newPage({ slug: SECTIONS, name: SECTIONS }), straps },
    revision: null,
    savedAt: null,
    head: { robots: 'noindex,nofollow' },
    look: { theme, textTense: config.display.textTense, header, footer },
  };
}
