import { useMemo } from 'react';
import { themeToCss } from '#domain/theme/theme-css.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import type { DocumentStore } from '../editing/document-store.ts';
import type { PartChange, SitePart, SiteParts } from '../editing/site-parts.ts';

/** The edited header, footer and website. */
export type SiteEditing = {
  /** The site with the agent's changes. */
  site: SiteModel;
  parts: SiteParts;
  /** Changes a part, as an undo step. */
  change: <Part extends SitePart>(part: Part, value: SiteParts[Part]) => void;
};

type Input = {
  site: SiteModel;
  /** Null while not editing. */
  parts: SiteParts | null;
  store: Pick<DocumentStore, 'changePart'>;
};

/** The shared parts of the edited document. */
export function useSiteEditing({ site, parts, store }: Input): SiteEditing {
  const { header, footer, website } = parts ?? site;

  return useMemo(
    () => ({
      site: { ...site, header, footer, website, themeCss: themeToCss(website.theme).css },
      parts: { header, footer, website },
      // The cast links the value to its part.
      change: (part, value) => store.changePart({ part, value } as PartChange),
    }),
    [site, header, footer, website, store],
  );
}
