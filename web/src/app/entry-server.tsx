import { Writable } from 'node:stream';
import { type ReactNode, StrictMode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { language } from '#domain/language/language.ts';
import { isTemplatePicture } from '#domain/site/template-path.ts';
import { readFeedPath } from '../blog/feed-path.ts';
import { postFeed } from '../blog/post-feed.ts';
import { withRequestLanguage } from '../data/request-language.ts';
import { isUnavailable, UpstreamError } from '../data/upstream-error.ts';
import { openHouseFile } from '../details/open-house-file.ts';
import { readOpenHousePath } from '../details/open-house-path.ts';
import { codeFile } from '../details/print/code-file.ts';
import { readCodePath } from '../details/print/code-path.ts';
import { captchaAudio } from '../forms/captcha-audio.ts';
import { readCaptchaAudioPath } from '../forms/captcha-audio-path.ts';
import { readEmbedPath } from '../forms/embed-path.ts';
import { embedScript } from '../forms/embed-script.tsx';
import { readTourPath } from '../forms/tour-path.ts';
import { message } from '../messages.ts';
import { tourFile } from '../modals/tour/tour-file.ts';
import type { DataResponse, RouteData } from '../page/page-model.ts';
import { isMobileUserAgent } from '../site/mobile-device.ts';
import { ScriptNonceProvider } from '../site/script-nonce.ts';
import { createStaticNavigation } from '../site/static-navigation.tsx';
import { fontFile } from '../styles/font-files.ts';
import { pageAssets } from './assets.ts';
import type { Handle, HandleOptions } from './handle.ts';
import { loadRoute } from './load-route.ts';
import { measuringOf, withMeasuring } from './measuring/add-measuring.ts';
import { needsBrowserNotice } from './old-browser.ts';
import { type PageState, serialiseState } from './page-state.ts';
import { RootError } from './root-error.tsx';
import { robotsTxt } from './site-files.ts';
import { SiteRoot } from './site-root.tsx';
import { createSitemaps } from './sitemap.ts';
import { startScript } from './start-script.ts';

const DATA_PREFIX = '/_data';
const handleSitemap = createSitemaps();
/** React reveals large parts of a stream by script; a page must be complete without JavaScript. */
const NEVER_OUTLINE_BYTES = 100_000_000;

const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };

export { fontFile };

export const handle: Handle = (request, options) =>
  withRequestLanguage(options.language, () => handleRequest(request, options));

const handleRequest: Handle = async (request, options) => {
  const url = new URL(request.url);
  if (url.pathname === '/robots.txt') return robotsTxt(url);
  const sitemap = handleSitemap(url, options.execute);
  if (sitemap) return sitemap.catch((error: unknown) => siteErrorResponse(error, url, options));
  const feed = readFeedPath(url.pathname);
  if (feed) {
    return postFeed(url, feed, options.execute).catch((error: unknown) =>
      siteErrorResponse(error, url, options),
    );
  }
  const openHouse = readOpenHousePath(url.pathname);
  if (openHouse) {
    return openHouseFile(url, openHouse, options.execute).catch((error: unknown) =>
      siteErrorResponse(error, url, options),
    );
  }
  const tour = readTourPath(url.pathname);
  if (tour) {
    return tourFile(url, tour, options.execute).catch((error: unknown) =>
      siteErrorResponse(error, url, options),
    );
  }
  const code = readCodePath(url.pathname);
  if (code) return codeFile(url, code);
  const captcha = readCaptchaAudioPath(url.pathname);
  if (captcha) {
    return captchaAudio(captcha, options.execute).catch((error: unknown) =>
      siteErrorResponse(error, url, options),
    );
  }
  const embedded = readEmbedPath(url.pathname);
  if (embedded) {
    return embedScript(url, embedded, options).catch((error: unknown) =>
      siteErrorResponse(error, url, options),
    );
  }

  return handlePage(request, url, options);
};

async function handlePage(request: Request, url: URL, options: HandleOptions): Promise<Response> {
  const isData = url.pathname.startsWith(`${DATA_PREFIX}/`);
  if (isData) url.pathname = url.pathname.slice(DATA_PREFIX.length);

  const result = await loadRoute({ url, ...options }).catch((error: unknown) =>
    siteErrorResponse(error, url, options),
  );
  if (result instanceof Response) return result;
  if (isData) {
    const status = 'redirect' in result ? 200 : result.model.status;

    return Response.json(result, { status, headers: { 'cache-control': cacheControl(result) } });
  }
  if ('redirect' in result) {
    const headers = { location: result.redirect, 'cache-control': HTML_HEADERS['cache-control'] };

    return new Response(null, { status: result.status, headers });
  }

  const browser = {
    editorToken: options.editorToken ?? null,
    postedForm: options.postedForm ?? null,
    isOldBrowser: needsBrowserNotice(request),
    isMobile: isMobileUserAgent(request.headers.get('user-agent') ?? ''),
  };
  const data = browser.editorToken ? asAgentsDocument(result) : result;
  return renderDocument(request, url, { data, ...browser }, options).catch((error: unknown) =>
    siteErrorResponse(error, url, options),
  );
}

/** Of a page that may be there in a moment. */
const UNAVAILABLE_HEADERS = { 'retry-after': '5', 'cache-control': 'no-store' };

function asAgentsDocument({ site, model }: RouteData): RouteData {
  return { site: { ...site, isAgentsDocument: true }, model };
}

/** The site itself could not be loaded: unknown host, or the page engine failed. */
async function siteErrorResponse(error: unknown, url: URL, { report }: HandleOptions): Promise<Response> {
  if (error instanceof UpstreamError && error.has('NOT_FOUND')) {
    return new Response(`${message('site.unknownHost', { host: url.hostname })}\n`, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  report(`site ${url.host}`, error);

  const body = await renderWhole(<RootError />);
  return isUnavailable(error)
    ? new Response(body, { status: 503, headers: { ...HTML_HEADERS, ...UNAVAILABLE_HEADERS } })
    : new Response(body, { status: 500, headers: HTML_HEADERS });
}

async function renderDocument(
  request: Request,
  url: URL,
  { data, ...browser }: Omit<PageState, 'assets'>,
  { nonce, manifest, report, policy, onDocument, measure = (run) => run() }: HandleOptions,
) {
  onDocument?.(data);
  const assets = pageAssets(manifest, data);
  const isPicture = data.model.route.id === 'template' && isTemplatePicture(url);
  const shell = {
    assets,
    // Only scripts read it, of which a picture has none.
    stateText: isPicture
      ? ''
      : serialiseState({ data, assets: { ...assets, styleText: '', modules: [] }, ...browser }),
    ...browser,
  };
  const navigation = createStaticNavigation(url, data);
  const document = await measure(() =>
    renderWhole(
      <StrictMode>
        <ScriptNonceProvider value={nonce}>
          <SiteRoot navigation={navigation} shell={shell} />
        </ScriptNonceProvider>
      </StrictMode>,
      {
        nonce,
        // A frame without scripts logs an error for each that it finds.
        bootstrapScriptContent: isPicture ? undefined : startScript(assets),
        progressiveChunkSize: NEVER_OUTLINE_BYTES,
        onError: (error) => void report(`rendering ${data.model.route.url}`, error),
      },
    ),
  );

  // A script in another document could read the token from the browser's cache.
  const caching = browser.editorToken === null ? cacheControl(data) : 'no-store';
  const headers = new Headers({
    ...HTML_HEADERS,
    'cache-control': caching,
    'content-language': language(),
  });
  if (data.model.status === 503)
    for (const [name, value] of Object.entries(UNAVAILABLE_HEADERS)) headers.set(name, value);
  for (const font of assets.fonts) headers.append('link', preloadHeader(font));

  const status = browser.postedForm && data.model.status === 200 ? 422 : data.model.status;
  const measuring = measuringOf(data.site, request, nonce);
  if (measuring?.origins && policy) headers.set('content-security-policy', policy(measuring.origins));
  const html = measuring ? withMeasuring(document.toString(), measuring) : document;
  return new Response(html, { status, headers });
}

/** The complete document (decision 0046). */
function renderWhole(
  root: ReactNode,
  options: RenderToPipeableStreamOptions = {},
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const whole = new Writable({
      write(chunk, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(root, {
      ...options,
      onAllReady: () => pipe(whole),
      onShellError: reject,
    });
  });
}

/** A Link header, so that the browser preloads a font before it has parsed the head. */
function preloadHeader(href: string): string {
  return `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous`;
}

/** Never cached: a preview, which expires with its link or is an agent's own, and pages of templates. */
const UNCACHED: readonly string[] = ['preview', 'template'];

function cacheControl(result: DataResponse): string {
  if (!('model' in result)) return 'private, no-cache';
  const { route, preview } = result.model;

  return preview || UNCACHED.includes(route.id) ? 'no-store' : 'private, no-cache';
}
