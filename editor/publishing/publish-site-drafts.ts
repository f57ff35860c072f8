import { readSite } from '#web/src/data/read-site.ts';
import { SiteDocument } from '#web/src/data/site.generated.ts';
import { request } from '../api/api.ts';
import { restoreParts } from '../drafts/restore-parts.ts';
import { findSiteDrafts } from '../drafts/store-site-drafts.ts';
import { savedPartsOf, valuesOf } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';
import { saveParts } from '../saving/store-parts.ts';

/** Publishes the agent's drafts of shared parts, merged with colleagues' changes. Throws if they conflict; the draft remains. */
export async function publishSiteDrafts(): Promise<void> {
  const [{ drafts, revisions }, response] = await Promise.all([findSiteDrafts(), request(SiteDocument, {})]);
  const live = savedPartsOf(readSite(response, window.location.origin));
  const { parts, site } = restoreParts(drafts, { parts: valuesOf(live), site: live });
  const { clash, error } = await saveParts({ parts, saved: site, side: null, drafts: revisions });
  if (error !== null) throw error;
  if (!clash) return;

  throw new Error(
    editorMessage('publishing.partClash', {
      who: clash.savedBy ?? editorMessage('conflict.someone'),
      part: editorMessage(`part.${clash.part}`),
    }),
  );
}
