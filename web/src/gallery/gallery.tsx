import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { loadStraps } from '#web/strap-plugins/kit/registry.ts';
import { pageAssets } from '../app/assets.ts';
import { serialiseState } from '../app/page-state.ts';
import { SiteRoot } from '../app/site-root.tsx';
import { createStaticNavigation } from '../app/static-navigation.ts';
import { drawnStraps } from '../page/page-straps.ts';
import { galleryIndex } from './gallery-index.ts';
import { galleryRoute } from './gallery-page.ts';
import { GALLERY_PATH, galleryThemes, shotsOf } from './gallery-shots.ts';
import { allExamples, examplesOf } from './strap-examples.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * The gallery of development: `/__gallery` lists every strap, header, hero and footer, `/__gallery/{key}?palette=…&state=…`
 * draws one. `/__gallery/shots.json` and `themes.json` say what scripts/gallery.ts takes pictures of.
 */
export async function handleGallery(url: URL): Promise<Response> {
  const name = url.pathname.slice(GALLERY_PATH.length + 1);
  if (name === '') return new Response(galleryIndex(await allExamples()), { headers: HTML });
  if (name === 'shots.json') return Response.json((await allExamples()).flatMap(shotsOf));
  if (name === 'themes.json') return Response.json(galleryThemes());

  const examples = await examplesOf(name);
  if (!examples) return new Response(null, { status: 404 });
  const wanted = url.searchParams.get('state');
  const chosen = examples.states.filter(([state]) => wanted === null || state === wanted);
  const palette = url.searchParams.get('palette') ?? '';

  return draw(url, galleryRoute({ examples, states: chosen, palette, url }));
}

async function draw(url: URL, data: ReturnType<typeof galleryRoute>): Promise<Response> {
  await loadStraps(drawnStraps(data.site, data.model.page).map(({ name }) => name));
  const assets = pageAssets(null, data);
  const state = { data, assets, isOldBrowser: false, isMobile: false };
  const stream = await renderToReadableStream(
    <StrictMode>
      <SiteRoot
        navigation={createStaticNavigation(url, data)}
        shell={{ assets, stateText: serialiseState(state), isOldBrowser: false, isMobile: false }}
      />
    </StrictMode>,
    { bootstrapModules: [assets.entry], progressiveChunkSize: 100_000_000 },
  );
  await stream.allReady;

  return new Response(stream, { headers: HTML });
}
