import '@vitejs/plugin-react/preamble';
import { createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadStraps } from '#web/strap-plugins/kit/registry.ts';
import { drawnStraps } from '../page/page-straps.ts';
import { loadInBrowser } from './load-in-browser.ts';
import { type PageState, STATE_ELEMENT_ID } from './page-state.ts';
import { routeObjects } from './route-objects.ts';
import { ShellProvider } from './shell.ts';

void start();

async function start(): Promise<void> {
  const stateText = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
  const { data, assets }: PageState = JSON.parse(stateText);
  await loadStraps(drawnStraps(data.site, data.model.page).map((strap) => strap.name));

  const router = createBrowserRouter(routeObjects(loadInBrowser(data.site)), {
    hydrationData: { loaderData: { [data.model.route.id]: data } },
  });

  hydrateRoot(
    document,
    createElement(
      StrictMode,
      null,
      createElement(
        ShellProvider,
        { value: { assets, stateText } },
        createElement(RouterProvider, { router }),
      ),
    ),
    { onRecoverableError: (error) => console.warn(error) },
  );
}
