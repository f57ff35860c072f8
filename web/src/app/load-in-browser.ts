import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadStraps } from '#web/strap-plugins/kit/registry.ts';
import { message } from '../messages.ts';
import type { DataAnswer, RouteData } from '../page/page-model.ts';
import { drawnStraps, errorPage } from '../page/page-straps.ts';
import type { SiteModel } from '../page/site-model.ts';
import { matchPath } from './route-table.ts';

/** The loader of every route in the browser: one request that runs the server's own. */
export function loadInBrowser(firstSite: SiteModel) {
  let site = firstSite;

  return async function load({ request }: LoaderFunctionArgs): Promise<RouteData> {
    const url = new URL(request.url);
    const answer = await ask(url, request.signal);
    if (answer && 'redirect' in answer) throw redirect(answer.redirect);

    const data = answer ?? failed(site, url);
    site = data.site;
    await loadStraps(drawnStraps(data.site, data.model.page).map((strap) => strap.name));

    return data;
  };
}

async function ask(url: URL, signal: AbortSignal): Promise<DataAnswer | null> {
  try {
    const response = await fetch(`/_data${url.pathname}${url.search}`, { signal });
    const answer: DataAnswer = await response.json();

    return 'model' in answer && response.status === 404 ? missing(answer) : answer;
  } catch (error) {
    if (signal.aborted) throw error;

    return null;
  }
}

/** The words for a page that was not found while walking through the site (decision A011). */
function missing(data: RouteData): RouteData {
  const page = errorPage(404, message('page.error.404.client'));

  return { ...data, model: { ...data.model, page } };
}

/** The network or the server failed: the site stays, the page says so. */
function failed(site: SiteModel, url: URL): RouteData {
  const { id, params } = matchPath(url.pathname);
  const title = message('page.error.other.heading');

  return {
    site,
    model: {
      kind: 'error',
      status: 500,
      page: errorPage(500, message('page.error.body')),
      revision: null,
      savedAt: null,
      head: { title, description: '', canonical: null, robots: 'noindex', imageUrl: null },
      route: { id, params, url: url.pathname + url.search },
      strapData: {},
    },
  };
}
