import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteRouter } from '../app/site-router.tsx';
import { createNavigation } from '../site/navigation.ts';
import { SiteProvider } from '../site/site-context.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { testRouteData } from './test-frame.tsx';

/** Renders a component at a path with client-side navigation; returns where it navigated. */
export function renderAt(url: string, children: ReactNode, changes: Partial<SiteModel> = {}) {
  window.history.replaceState(null, '', url);
  window.scrollTo = () => undefined;
  const data = testRouteData(url);
  const navigation = createNavigation(data, async ({ pathname, search }) => testRouteData(pathname + search));

  return render(
    <SiteRouter navigation={navigation}>
      <SiteProvider site={{ ...data.site, ...changes }}>{children}</SiteProvider>
    </SiteRouter>,
  );
}

export function currentUrl(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}
