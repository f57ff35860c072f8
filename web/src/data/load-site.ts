import type { Theme } from '#domain/theme/theme.ts';
import type { HandleOptions, ReportFailure } from '../app/handle.ts';
import type { SiteModel } from '../site/site-model.ts';
import { type CleanMarkup, cleanTemplate } from './clean-state.ts';
import { CustomerListsDocument } from './customer-lists.generated.ts';
import type { Execute } from './document.ts';
import { cssOf, readSite } from './read-site.ts';
import { setRequestLanguage } from './request-language.ts';
import { SiteDocument } from './site.generated.ts';
import { UpstreamError } from './upstream-error.ts';

type LoadSiteInput = {
  execute: Execute;
  url: URL;
  clean: CleanMarkup;
  report: ReportFailure;
  mapStyleUrl?: string;
  hasMapAt?: HandleOptions['hasMapAt'];
  /** Identity providers that customers may choose. */
  signInProviders?: SiteModel['signInProviders'];
  isOffline?: boolean;
};

/** Warnings repeat on every visit: report each once. */
const reported = new Set<string>();
const REPORTED_MAX = 1000;

export async function loadSite({
  execute,
  url,
  clean,
  report,
  mapStyleUrl,
  hasMapAt,
  signInProviders,
  isOffline,
}: LoadSiteInput): Promise<SiteModel> {
  const { data, failures } = await execute(SiteDocument, {});
  if (!data) throw new UpstreamError(failures);
  reportThemeWarnings(data.website.theme as Theme, url, report);

  const site = readSite(data, url.origin);
  const { customer } = site.viewer;
  const hasMap = (await hasMapAt?.(site.space.mapDefault)) ?? true;
  const lists = customer && (await execute(CustomerListsDocument, {})).data?.viewer.customer;
  setRequestLanguage(site.website.config.display.language, site.locale, site.market);
  return {
    ...site,
    ...(customer && lists && { viewer: { ...site.viewer, customer: { ...customer, lists } } }),
    header: cleanTemplate(site.header, clean, report),
    footer: cleanTemplate(site.footer, clean, report),
    mapStyleUrl: mapStyleUrl ?? null,
    ...(hasMap ? {} : { isWithoutMap: true }),
    ...(signInProviders?.length ? { signInProviders } : {}),
    ...(isOffline ? { isOffline } : {}),
  };
}

function reportThemeWarnings(theme: Theme, url: URL, report: ReportFailure): void {
  const { warnings } = cssOf(theme);
  const key = `${url.host} ${warnings.join(' ')}`;
  if (warnings.length === 0 || reported.has(key) || reported.size >= REPORTED_MAX) return;

  reported.add(key);
  report(`theme of ${url.host}`, warnings);
}
