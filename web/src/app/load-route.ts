import { shownPage } from '#domain/page/shown-page.ts';
import { lookOf, pathInLook } from '#domain/site/look-path.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import { type CleanMarkup, cleanPage, cleanTemplate } from '../data/clean-state.ts';
import type { Execute } from '../data/document.ts';
import { askedLook } from '../data/load-look.ts';
import { loadSite } from '../data/load-site.ts';
import type { LoadedPage, LoaderInput, Redirect, RouteLoader, SiteLook } from '../data/route-loader.ts';
import { isUnavailable } from '../data/upstream-error.ts';
import { loadPageCode } from '../page/load-page-code.ts';
import { loadStrapData } from '../page/load-strap-data.ts';
import type { DataResponse } from '../page/page-model.ts';
import { renderedStraps } from '../page/page-straps.ts';
import { errorLoadedPage } from '../routes/error-page.ts';
import { matchPath } from '../site/route-table.ts';
import type { SiteModel } from '../site/site-model.ts';
import { completeHead } from './complete-head.ts';
import type { HandleOptions, ReportFailure } from './handle.ts';
import { ROUTE_LOADERS } from './route-loaders.ts';

type LoadRouteInput = {
  url: URL;
  execute: Execute;
  clean: CleanMarkup;
  report: ReportFailure;
  mapStyleUrl?: string;
  hasMapAt?: HandleOptions['hasMapAt'];
  signInProviders?: SiteModel['signInProviders'];
  isOffline?: boolean;
};

/**
 * Everything a page needs in two rounds of requests: site and page in parallel, then all straps in parallel. Rejects
 * only when the site itself cannot be loaded.
 */
export async function loadRoute({ url, ...input }: LoadRouteInput): Promise<DataResponse> {
  const { execute, clean, report } = input;
  const { id, params } = matchPath(url.pathname);
  const asked = lookOf(url);
  const look = asked === null ? null : askedLook(asked, execute);
  const site = loadSite({ url, ...input });
  const shown = look ? site.then(look.themed) : site;
  const [ownSite, own] = await Promise.all([
    site,
    loadPage(ROUTE_LOADERS[id], { url, params, execute, site: shown }, report),
  ]);
  if ('redirect' in own) return asked === null ? own : { ...own, redirect: pathInLook(own.redirect, asked) };
  const loaded = look ? await look.shown(own, { site: ownSite, url }) : own;
  if ('redirect' in loaded) return loaded;
  const siteModel = loaded.look ? withLook(ownSite, loaded.look, { clean, report }) : ownSite;
  const stored = cleanPage(loaded.page, clean, report);
  loaded.page = shownPage(stored, clean.parts);
  const isWhole = loaded.page.hero === stored.hero && loaded.page.straps.length === stored.straps.length;

  const route = { id, params, url: url.pathname + url.search };
  const strapData = await loadStraps(siteModel, loaded, { route, execute, report });
  const completed = loaded.complete?.({ site: siteModel, strapData });
  const { status, page } = { ...loaded, ...completed };
  const head = completeHead({
    site: siteModel,
    page,
    url,
    status,
    head: {
      ...loaded.head,
      ...completed?.head,
      ...(loaded.preview && { robots: 'noindex,nofollow' }),
    },
  });
  if (page !== loaded.page) await loadPageCode(siteModel, { page, listing: loaded.listing });

  return {
    site: siteModel,
    model: {
      kind: page === loaded.page ? loaded.kind : 'error',
      status,
      page,
      stored: siteModel.viewer.canEdit && !isWhole ? stored : undefined,
      revision: loaded.revision,
      savedAt: loaded.savedAt,
      head,
      route,
      listing: loaded.listing,
      preview: loaded.preview,
      strapData,
    },
  };
}

/** The site in another look, as a visitor would see it. */
function withLook(
  site: SiteModel,
  { theme, textTense, siteName, header, footer }: SiteLook,
  { clean, report }: Pick<LoadRouteInput, 'clean' | 'report'>,
): SiteModel {
  const { config } = site.website;
  const name = siteName ? { siteName, logoUrl: '', logoDarkUrl: '', smallLogoUrl: '' } : {};
  const display = { ...config.display, textTense, ...name };

  return {
    ...site,
    viewer: { canEdit: false, agent: null, customer: null },
    // In an agent's session, possibly in a frame of the editor: code that agents added does not run.
    isAgentsDocument: true,
    website: { ...site.website, theme, config: { ...config, display } },
    header: cleanTemplate(header, clean, report),
    footer: cleanTemplate(footer, clean, report),
    themeCss: themeToCss(theme).css,
  };
}

/** A page that fails to load becomes an error page within the site; without a site it rejects. */
async function loadPage(
  load: RouteLoader,
  input: LoaderInput,
  report: ReportFailure,
): Promise<LoadedPage | Redirect> {
  try {
    return await load({ ...input, execute: afterSite(input) });
  } catch (error) {
    // When the site fails too, its own failure is reported instead.
    await input.site.then(() => report(`page ${input.url.pathname}`, error)).catch(() => {});

    return errorLoadedPage(isUnavailable(error) ? 503 : 500);
  }
}

/** A loader whose request succeeded has the language of the site, and may have an error message. */
function afterSite({ execute, site }: LoaderInput): Execute {
  return async (...question) => {
    const [response] = await Promise.all([execute(...question), site.catch(() => null)]);

    return response;
  };
}

async function loadStraps(
  site: SiteModel,
  { page, listing }: LoadedPage,
  {
    route,
    execute,
    report,
  }: { route: { params: LoaderInput['params']; url: string }; execute: Execute; report: ReportFailure },
) {
  const straps = renderedStraps(site, page);
  await loadPageCode(site, { page, listing });

  return loadStrapData({
    straps,
    context: { space: site.space, website: site.website, url: route.url, params: route.params },
    execute,
    onFailure: (strap, cause) => report(`strap ${strap.name} ${strap.id}`, cause),
  });
}
