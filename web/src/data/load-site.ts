import type { Theme } from '#domain/theme/theme.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import type { ReportFailure } from '../app/handle.ts';
import type { SiteModel } from '../site/site-model.ts';
import { type CleanMarkup, cleanTemplate } from './clean-state.ts';
import type { Execute } from './document.ts';
import { readSite } from './read-site.ts';
import { SiteDocument } from './site.generated.ts';
import { UpstreamError } from './upstream-error.ts';

type LoadSiteInput = {
  execute: Execute;
  url: URL;
  clean: CleanMarkup;
  report: ReportFailure;
  mapStyleUrl?: string;
  isOffline?: boolean;
};

/** Warnings are the same with every visit: each is told once. */
const told = new Set<string>();
const TOLD_MAX = 1000;

export async function loadSite({
  execute,
  url,
  clean,
  report,
  mapStyleUrl,
  isOffline,
}: LoadSiteInput): Promise<SiteModel> {
  const { data, failures } = await execute(SiteDocument, {});
  if (!data) throw new UpstreamError(failures);
  warnOfTheme(data.website.theme as Theme, url, report);

  const site = readSite(data, url.origin);
  return {
    ...site,
    header: cleanTemplate(site.header, clean, report),
    footer: cleanTemplate(site.footer, clean, report),
    mapStyleUrl: mapStyleUrl ?? null,
    ...(isOffline ? { isOffline } : {}),
  };
}

function warnOfTheme(theme: Theme, url: URL, report: ReportFailure): void {
  const { warnings } = themeToCss(theme);
  const key = `${url.host} ${warnings.join(' ')}`;
  if (warnings.length === 0 || told.has(key) || told.size >= TOLD_MAX) return;

  told.add(key);
  report(`theme of ${url.host}`, warnings);
}
