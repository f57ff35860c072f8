import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { loadRoute } from '../data/load-route.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { message } from '../messages.ts';
import type { RouteData } from '../page/page-model.ts';
import { pageAssets } from './assets.ts';
import type { Handle, HandleOptions } from './handle.ts';
import { serialiseState } from './page-state.ts';
import { RootError } from './root-error.tsx';
import { routeObjects } from './route-objects.ts';
import { ShellProvider } from './shell.ts';

const DATA_PREFIX = '/_data';
/** React holds back large parts of a stream behind a script; a page must be whole without one. */
const NEVER_OUTLINE_BYTES = 100_000_000;

const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };

const routeData = createContext<RouteData>();
const handler = createStaticHandler(routeObjects(({ context }) => context.get(routeData)));

export const handle: Handle = async (request, options) => {
  const url = new URL(request.url);
  const isData = url.pathname.startsWith(`${DATA_PREFIX}/`);
  if (isData) url.pathname = url.pathname.slice(DATA_PREFIX.length);

  const answer = await loadRoute({ url, execute: options.execute, report: options.report }).catch(
    (error: unknown) => withoutSite(error, url, options),
  );
  if (answer instanceof Response) return answer;
  if (isData) {
    const status = 'redirect' in answer ? 200 : answer.model.status;

    return Response.json(answer, { status, headers: { 'cache-control': 'private, no-cache' } });
  }
  if ('redirect' in answer) {
    return new Response(null, { status: answer.status, headers: { location: answer.redirect } });
  }

  return renderDocument(request, answer, options);
};

/** Not even the site could be had: a host nobody has, or the page engine does not answer. */
async function withoutSite(error: unknown, url: URL, { report }: HandleOptions): Promise<Response> {
  if (error instanceof UpstreamError && error.has('NOT_FOUND')) {
    return new Response(`${message('site.unknownHost', { host: url.hostname })}\n`, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  report(`site ${url.host}`, error);

  return new Response(await renderToReadableStream(<RootError />), { status: 500, headers: HTML_HEADERS });
}

async function renderDocument(request: Request, data: RouteData, { nonce, manifest, report }: HandleOptions) {
  const requestContext = new RouterContextProvider();
  requestContext.set(routeData, data);
  const context = await handler.query(new Request(request.url), { requestContext });
  if (context instanceof Response) return context;

  const assets = pageAssets(manifest, data);
  const stateText = serialiseState({ data, assets });
  const stream = await renderToReadableStream(
    <StrictMode>
      <ShellProvider value={{ assets, stateText }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ShellProvider>
    </StrictMode>,
    {
      nonce,
      bootstrapModules: [assets.entry],
      progressiveChunkSize: NEVER_OUTLINE_BYTES,
      onError: (error) => void report(`rendering ${data.model.route.url}`, error),
    },
  );
  await stream.allReady;

  return new Response(stream, {
    status: data.model.status,
    headers: HTML_HEADERS,
  });
}
