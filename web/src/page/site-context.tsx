import { createContext, type ReactNode, useContext } from 'react';
import type { SiteModel } from './site-model.ts';

const SiteContext = createContext<SiteModel | null>(null);

export function SiteProvider({ site, children }: { site: SiteModel; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site the page belongs to: space, website, header, footer, viewer. */
export function useSite(): SiteModel {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');

  return site;
}
