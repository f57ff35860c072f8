import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { quarterHour } from '#domain/calendar/quarter-hour.ts';
import type { SiteModel } from './site-model.ts';

const SiteContext = createContext<SiteModel | null>(null);
const NowContext = createContext<number | null>(null);

/** A page is hydrated at the time it was rendered for, which may be minutes ago; the present is shown after that. */
export function SiteProvider({ site, children }: { site: SiteModel; children: ReactNode }) {
  const [now, setNow] = useState(site.renderedAt);
  useEffect(() => startTransition(() => setNow(quarterHour(Date.now()))));

  return (
    <SiteContext value={site}>
      <NowContext value={now}>{children}</NowContext>
    </SiteContext>
  );
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

/** The time as UTC milliseconds, to the quarter hour. Rendering reads no other clock. */
export function useNow(): number {
  return useContext(NowContext) ?? quarterHour(Date.now());
}

/** The space's local time to the quarter hour, as `2026-11-21T14:15`; UTC without a site. */
export function useSpaceClock(): string {
  const { clockAheadMs = 0 } = useContext(SiteContext) ?? {};

  return new Date(useNow() + clockAheadMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
