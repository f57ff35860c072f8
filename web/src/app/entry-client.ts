import '@vitejs/plugin-react/preamble';
import { createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadStraps, setStrapChunks } from '#web/strap-plugins/kit/registry.ts';
import { setEditorToken } from '../data/editor-token.ts';
import { loadPageCode } from '../page/load-page-code.ts';
import { createNavigation } from '../site/navigation.ts';
import { STATE_ELEMENT_ID } from '../site/state-element.ts';
import { documentUrlOf } from '../site/document-url.ts';
import { loadInBrowser } from './load-in-browser.ts';
import type { PageState } from './page-state.ts';
import { SiteRoot } from './site-root.tsx';

const ERROR_STRAP = 'strap-error';

void start();

async function start(): Promise<void> {
  const stateText = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  const { data, assets, ...browser }: PageState = JSON.parse(stateText);
  if (import.meta.env.DEV) await spellAsServed(data.site);
  setEditorToken(browser.editorToken);
  const documentUrl = browser.postedForm
    ? undefined
    : documentUrlOf(window.earlyInput?.url, data.model.route.url);
  // The page of a rejected form is the response to its POST: restore the page's own URL.
  if (browser.postedForm) window.history.replaceState(null, '', data.model.route.url);
  setStrapChunks(assets.straps);
  await loadPageCode(data.site, data.model);

  const { isOffline, website } = data.site;
  if (isOffline) (await import('../offline/go-offline.ts')).goOffline(website.config.display.siteName);

  const navigation = createNavigation(data, loadInBrowser(data), documentUrl);
  const root = createElement(SiteRoot, { navigation, shell: { assets, stateText, ...browser } });

  hydrateRoot(document, createElement(StrictMode, null, root), {
    onRecoverableError: (error) => console.warn(error),
  });
  if (isOffline) void navigation.revalidate();
  // Preload the error page once the page is used: offline its code could not be fetched.
  for (const used of ['pointerdown', 'keydown'])
    window.addEventListener(used, () => void loadStraps([ERROR_STRAP]).catch(() => {}), {
      once: true,
    });
}

/** A build has a file for each wording; sources are in one. */
async function spellAsServed({ locale, website }: PageState['data']['site']): Promise<void> {
  const [{ spellEnglishBy }, { americanSentence, wordingOf }] = await Promise.all([
    import('#domain/language/dictionary.ts'),
    import('#domain/language/wording.ts'),
  ]);
  if (wordingOf(website.config.display.language, locale) === 'en-us') spellEnglishBy(americanSentence);
}
