import { loadFolders } from '#web/strap-plugins/kit/registry.ts';
import { message } from '../messages.ts';
import { loadPageCode } from '../page/load-page-code.ts';
import type { DataResponse, RouteData } from '../page/page-model.ts';
import { errorPage } from '../page/page-straps.ts';
import type { LoadData } from '../site/navigation.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { Location } from '../ui/routing.tsx';

const NEVER = new Promise<never>(() => {});

/** Loads a route's data in the browser with one request that runs the server's loader. */
export function loadInBrowser({ site: firstSite, model }: RouteData): LoadData {
  let site = firstSite;
  let last = model;
  const { isAgentsDocument } = firstSite;

  return async (location, signal) => {
    // At the same time as the data, so that no request for code waits for it; a failure is that of loading the page's code.
    void loadFolders().catch(() => {});
    const response = await fetchRouteData(location, signal);
    if (response && 'redirect' in response) return response;

    const data = response ?? failedSearch(site, last, location) ?? failedData(site, location);
    last = data.model;
    if (isSignedInElsewhere(firstSite, data.site)) {
      window.location.assign(location.pathname + location.search);
      return NEVER;
    }
    site = isAgentsDocument ? { ...data.site, isAgentsDocument } : data.site;
    await loadPageCode(data.site, data.model).catch(() =>
      // The strap chunks are missing, as after a new release: reload the document.
      window.location.assign(location.pathname + location.search),
    );

    return { ...data, site };
  };
}

/** An agent signed in in another tab. Agents' code runs in this document, so editing needs a new one. */
function isSignedInElsewhere(first: SiteModel, { viewer, isOffline }: SiteModel): boolean {
  return first.viewer.agent === null && viewer.agent !== null && !isOffline;
}

async function fetchRouteData(
  { pathname, search }: Location,
  signal: AbortSignal,
): Promise<DataResponse | null> {
  try {
    const response = await fetch(`/_data${pathname}${search}`, { signal });
    const data: DataResponse = await response.json();

    return 'model' in data && response.status === 404 ? notFoundData(data) : data;
  } catch (error) {
    if (signal.aborted) throw error;

    return null;
  }
}

/** Client-side navigation shows its own text for a missing page (decision 0023). */
function notFoundData(data: RouteData): RouteData {
  const page = errorPage(404, message('page.error.404.client'));

  return { ...data, model: { ...data.model, page } };
}

/** Status of a request without any response. */
const NO_RESPONSE = 0;

/** Another search failed: the page stays, so that its search can show what it found before. */
function failedSearch(
  site: SiteModel,
  last: RouteData['model'],
  { pathname, search }: Location,
): RouteData | null {
  if (last.route.id !== 'search' || pathname.split('/')[1] !== 'search') return null;
  const failed = last.page.straps.map(({ id }) => [id, { failed: true as const }]);

  return {
    site,
    model: {
      ...last,
      route: { ...last.route, url: pathname + search },
      strapData: { ...last.strapData, ...Object.fromEntries(failed) },
    },
  };
}

/** The network or the server failed: the site stays, the page shows the error. */
function failedData(site: SiteModel, { pathname, search }: Location): RouteData {
  const title = message('page.error.other.heading');

  return {
    site,
    model: {
      kind: 'error',
      status: 500,
      page: errorPage(NO_RESPONSE, message('page.error.body')),
      revision: null,
      savedAt: null,
      head: { title, description: '', canonical: null, robots: 'noindex', imageUrl: null },
      route: { id: 'not-found', params: {}, url: pathname + search },
      strapData: {},
    },
  };
}
