import type { SiteModel } from '../page/site-model.ts';
import type { Execute } from './document.ts';
import { readSite } from './read-site.ts';
import { SiteDocument } from './site.generated.ts';
import { UpstreamError } from './upstream-error.ts';

export async function loadSite(execute: Execute, url: URL, mapStyleUrl?: string): Promise<SiteModel> {
  const { data, failures } = await execute(SiteDocument, {});
  if (!data) throw new UpstreamError(failures);

  return { ...readSite(data, url.origin), mapStyleUrl: mapStyleUrl ?? null };
}
