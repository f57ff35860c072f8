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

/** Whether agents' custom code may run in this document: never where it could act as an agent. */
export function useRunsAgentCode(): boolean {
  const { viewer, isAgentsDocument } = useSite();

  return !viewer.canEdit && viewer.agent === null && !isAgentsDocument;
}

/** The space's local time, as `2026-11-21T14:05`; UTC without a site. */
export function useSpaceClock(): string {
  const { clockAheadMs = 0 } = useContext(SiteContext) ?? {};

  return new Date(Date.now() + clockAheadMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
