import type { Page } from '#domain/page/page.ts';
import { message } from '../messages.ts';
import type { DataResponse } from '../page/page-model.ts';
import { matchPath } from '../site/route-table.ts';
import type { OfflinePage, OfflineStore } from './offline-store.ts';

/** Simulated latency of a service. */
export const OFFLINE_DELAY_MS = 600;
const DATA_PREFIX = '/_data';

type Fetch = typeof fetch;
type Operation = {
  query?: string;
  variables?: { slug?: string; input?: { page: Page; previousSlug?: string } };
};

/** Resolves with the result after the simulated latency. */
export async function afterDelay<T>(work: () => T): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, OFFLINE_DELAY_MS));

  return work();
}

/** Replaces the site's own requests: pages are stored and read in the browser, nothing is written on the server. */
export function offlineFetch(store: OfflineStore, online: Fetch): Fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (pathname.startsWith(`${DATA_PREFIX}/`)) {
      return withStoredPage(store, pathname.slice(DATA_PREFIX.length), await online(input, init));
    }
    const local = pathname === '/graphql' ? respond(store, operationOf(init)) : null;

    return local ? afterDelay(() => Response.json(local())) : online(input, init);
  };
}

function respond(store: OfflineStore, { query = '', variables = {} }: Operation): (() => object) | null {
  const { input, slug = '' } = variables;
  if (/^mutation\b[\s\S]*\bsavePage\s*\(/.test(query) && input) {
    return () => ({
      data: { savePage: saved(store.savePage(input.page, input.previousSlug ?? input.page.slug)) },
    });
  }
  const stored = /^query PageBySlug\b/.test(query) ? store.page(slug) : null;
  if (stored) return () => ({ data: saved(stored) });

  return /^mutation\b/.test(query) && !/\bsubmitForm\b/.test(query)
    ? () => ({ errors: [{ message: message('offline.rejected') }] })
    : null;
}

function saved({ page, revision, savedAt }: OfflinePage) {
  return { page: { ...page, revision, savedAt, movedTo: null } };
}

function operationOf(init: RequestInit | undefined): Operation {
  try {
    return typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  } catch {
    return {};
  }
}

/** A route's data with the page and the agent stored in this browser. */
async function withStoredPage(store: OfflineStore, path: string, response: Response): Promise<Response> {
  const data = (await response.clone().json()) as DataResponse;
  if ('redirect' in data) return response;

  const agent = store.agent();
  const site = agent ? { ...data.site, viewer: { canEdit: true, agent } } : data.site;
  const { id, params } = matchPath(path);
  const slug = id === 'home' ? 'index' : id === 'page' ? (params.slug ?? '') : '';
  const stored = store.page(slug);
  if (!stored) return Response.json({ ...data, site }, { status: response.status });

  const model = { ...data.model, ...stored, kind: 'content' as const, status: 200 };
  return Response.json({ ...data, site, model });
}
