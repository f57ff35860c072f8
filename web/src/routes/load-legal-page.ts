import type { Execute } from '../data/document.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import { ListingSourceDocument } from '../data/source.generated.ts';
import type { SiteModel } from '../site/site-model.ts';
import { type LegalPageKind, legalPage } from './legal-page.ts';

/** A legal page with the text of the listing source; without it if the source fails. */
export async function loadLegalPage(
  kind: LegalPageKind,
  site: SiteModel,
  execute: Execute,
): Promise<LoadedPage> {
  const { data } = await execute(ListingSourceDocument, {});

  return legalPage(kind, site, data?.source ?? null);
}
