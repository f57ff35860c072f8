import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { readSite } from '../data/read-site.ts';
import { SiteProvider } from '../site/site-context.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { testSiteResponse } from './test-site.ts';

const site: SiteModel = {
  ...readSite(testSiteResponse(), 'http://localhost'),
  viewer: {
    canEdit: true,
    agent: { uid: 'a', displayName: 'Ada', email: null, expiresAt: '', role: 'owner' },
  },
};

/** Renders a part of the editor as an owner of the site sees it. */
export function renderForAgent(element: ReactElement): RenderResult {
  return render(element, { wrapper: AsOwner });
}

function AsOwner({ children }: { children: ReactNode }) {
  return <SiteProvider site={site}>{children}</SiteProvider>;
}
