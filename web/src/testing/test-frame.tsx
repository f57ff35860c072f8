import { type ReactNode, StrictMode } from 'react';
import { SiteRouter } from '../app/site-router.tsx';
import { readSite } from '../data/read-site.ts';
import type { RouteData } from '../page/page-model.ts';
import { errorPage } from '../page/page-straps.ts';
import { SiteProvider } from '../site/site-context.tsx';
import type { Viewer } from '../site/site-model.ts';
import { createStaticNavigation } from '../site/static-navigation.tsx';
import { testSiteResponse } from './test-site.ts';

const ORIGIN = 'http://localhost';
const site = readSite(testSiteResponse(), ORIGIN);

type TestFrameProps = {
  url?: string;
  /** The current user, if not a visitor. */
  viewer?: Partial<Viewer>;
  children: ReactNode;
};

/** The context of a strap on a page: site, links, location. */
export function TestFrame({ url = '/', viewer, children }: TestFrameProps) {
  return (
    <StrictMode>
      <SiteRouter navigation={createStaticNavigation(new URL(url, ORIGIN), testRouteData(url))}>
        <SiteProvider site={{ ...site, viewer: { ...site.viewer, ...viewer } }}>{children}</SiteProvider>
      </SiteRouter>
    </StrictMode>
  );
}

export function testRouteData(url = '/'): RouteData {
  return {
    site,
    model: {
      kind: 'content',
      status: 200,
      page: errorPage(404, 'Page not found.'),
      revision: '1',
      savedAt: null,
      head: { title: url, description: '', canonical: null, robots: null, imageUrl: null },
      route: { id: 'page', params: {}, url },
      strapData: {},
    },
  };
}
