import { message } from '../messages.ts';
import { loadDrawn } from '../page/load-drawn.ts';
import type { DataAnswer, RouteData } from '../page/page-model.ts';
import { errorPage } from '../page/page-straps.ts';
import type { LoadData } from '../site/navigation.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { Location } from '../ui/routing.tsx';

const UNTIL_THE_DOCUMENT_IS_GONE = new Promise<never>(() => {});

/** Loads any route's data in the browser: one request that runs the server's own loader. */
export function loadInBrowser(firstSite: SiteModel): LoadData {
  let site = firstSite;
  const { isAgentsDocument } = firstSite;

  return async (location, signal) => {
    const answer = await ask(location, signal);
    if (answer && 'redirect' in answer) return answer;

    const data = answer ?? failed(site, location);
    if (isSignedInElsewhere(firstSite, data.site)) {
      window.location.assign(location.pathname + location.search);
      return UNTIL_THE_DOCUMENT_IS_GONE;
    }
    site = isAgentsDocument ? { ...data.site, isAgentsDocument } : data.site;
    await loadDrawn(data.site, data.model).catch(() =>
      // The code of the straps is gone, as after a new release: the whole document brings the new one.
      window.location.assign(location.pathname + location.search),
    );

    return { ...data, site };
  };
}

/** An agent signed in in another tab: code of agents runs in this document, another one is needed to edit. */
function isSignedInElsewhere(first: SiteModel, { viewer, isOffline }: SiteModel): boolean {
  return first.viewer.agent === null && viewer.agent !== null && !isOffline;
}

async function ask({ pathname, search }: Location, signal: AbortSignal): Promise<DataAnswer | null> {
  try {
    const response = await fetch(`/_data${pathname}${search}`, { signal });
    const answer: DataAnswer = await response.json();

    return 'model' in answer && response.status === 404 ? missing(answer) : answer;
  } catch (error) {
    if (signal.aborted) throw error;

    return null;
  }
}

/** The words for a page that was not found while walking through the site (decision 0023). */
function missing(data: RouteData): RouteData {
  const page = errorPage(404, message('page.error.404.client'));

  return { ...data, model: { ...data.model, page } };
}

/** Stands for a status where there was no answer at all. */
const NO_ANSWER = 0;

/** The network or the server failed: the site stays, the page says so. */
function failed(site: SiteModel, { pathname, search }: Location): RouteData {
  const title = message('page.error.other.heading');

  return {
    site,
    model: {
      kind: 'error',
      status: 500,
      page: errorPage(NO_ANSWER, message('page.error.body')),
      revision: null,
      savedAt: null,
      head: { title, description: '', canonical: null, robots: 'noindex', imageUrl: null },
      route: { id: 'not-found', params: {}, url: pathname + search },
      strapData: {},
    },
  };
}
