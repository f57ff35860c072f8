import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { pageAssets } from '../../app/assets.ts';
import { serialiseState } from '../../app/page-state.ts';
import { SiteRoot } from '../../app/site-root.tsx';
import { loadPageCode } from '../../page/load-page-code.ts';
import { createStaticNavigation } from '../../site/static-navigation.tsx';
import { galleryIndex } from './gallery-index.ts';
import { galleryRoute, togetherRoute } from './gallery-page.ts';
import { GALLERY_PATH, galleryThemes, shotsOf } from './gallery-shots.ts';
import { allExamples, examplesOf } from './strap-examples.ts';

/** All style sheets as text in cascade order: those of every page first, then the frame of straps, which headers override. */
const STYLES = {
  ...import.meta.glob<string>('../../styles/index.css', {
    query: '?inline',
    import: 'default',
  }),
  ...import.meta.glob<string>('../../../strap-plugins/kit/**/*.css', {
    query: '?inline',
    import: 'default',
  }),
  ...import.meta.glob<string>(['../../**/*.css', '!../../styles/**'], {
    query: '?inline',
    import: 'default',
  }),
  ...import.meta.glob<string>('../../../strap-plugins/**/*.css', {
    query: '?inline',
    import: 'default',
  }),
};
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * The development gallery: `/__gallery` lists every strap, header, hero and footer, `/__gallery/{key}?palette=…&state=…`
 * renders one, `/__gallery/together?of=…&of=…/…` those of several keys (and states); `still` disables scripts and
 * inlines all styles. `/__gallery/shots.json` and `themes.json` are the input of scripts/gallery.ts.
 */
export async function handleGallery(url: URL): Promise<Response> {
  const name = url.pathname.slice(GALLERY_PATH.length + 1);
  if (name === '') return new Response(galleryIndex(await allExamples()), { headers: HTML });
  if (name === 'shots.json') return Response.json((await allExamples()).flatMap(shotsOf));
  if (name === 'themes.json') return Response.json(galleryThemes());

  const routes =
    name === 'together'
      ? await Promise.all(url.searchParams.getAll('of').map((of) => example(url, ...splitState(of))))
      : [await example(url, name, url.searchParams.get('state'))];
  const data = togetherRoute(routes.filter((route) => route !== null));

  return data ? draw(url, data) : new Response(null, { status: 404 });
}

/** A key, optionally with one state after a slash. */
function splitState(of: string): [name: string, state: string | null] {
  const slash = of.indexOf('/');

  return slash < 0 ? [of, null] : [of.slice(0, slash), of.slice(slash + 1)];
}

async function example(url: URL, name: string, wanted: string | null) {
  const examples = await examplesOf(name);
  if (!examples) return null;
  const states = examples.states.filter(([state]) => wanted === null || state === wanted);
  const palette = url.searchParams.get('palette') ?? '';

  return { kind: examples.kind, route: galleryRoute({ examples, states, palette, url }) };
}

async function draw(url: URL, data: ReturnType<typeof galleryRoute>): Promise<Response> {
  await loadPageCode(data.site, data.model);
  const assets = pageAssets(null, data);
  const isStill = url.searchParams.has('still');
  const state = { data, assets, isOldBrowser: false, isMobile: false, editorToken: null, postedForm: null };
  const stream = await renderToReadableStream(
    <StrictMode>
      <SiteRoot
        navigation={createStaticNavigation(url, data)}
        shell={{
          assets,
          stateText: serialiseState(state),
          isOldBrowser: false,
          isMobile: false,
          editorToken: null,
          postedForm: null,
        }}
      />
    </StrictMode>,
    { bootstrapModules: isStill ? [] : [assets.entry], progressiveChunkSize: 100_000_000 },
  );
  await stream.allReady;
  if (!isStill) return new Response(stream, { headers: HTML });

  const html = await new Response(stream).text();
  const styles = await Promise.all(Object.values(STYLES).map((load) => load()));
  return new Response(
    html.replace('</head>', () => `<style>${styles.join('')}</style></head>`),
    { headers: HTML },
  );
}
