import { useMemo } from 'react';
import { themeToCss } from '#domain/theme/theme-css.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import type { DocumentStore } from '../document-store.ts';
import type { PartChange, SitePart, SiteParts } from '../site-parts.ts';

/** Header, footer and website while a page is edited. */
export type SiteEditing = {
  /** The site as it would be with the agent's changes. */
  site: SiteModel;
  parts: SiteParts;
  /** Another header, footer or website: a step that can be undone. */
  change: <Part extends SitePart>(part: Part, value: SiteParts[Part]) => void;
};

type Input = {
  site: SiteModel;
  /** Null while nothing is edited. */
  parts: SiteParts | null;
  store: Pick<DocumentStore, 'changePart'>;
};

/** What all pages share as the edited document has it. */
export function useSiteEditing({ site, parts, store }: Input): SiteEditing {
  const { header, footer, website } = parts ?? site;

  return useMemo(
    () => ({
      site: { ...site, header, footer, website, themeCss: themeToCss(website.theme).css },
      parts: { header, footer, website },
      // A value goes with the name of its part.
      change: (part, value) => store.changePart({ part, value } as PartChange),
    }),
    [site, header, footer, website, store],
  );
}
