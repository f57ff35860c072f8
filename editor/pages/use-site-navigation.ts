import { useCallback, useEffect, useRef, useState } from 'react';
import type { NavItem } from '#domain/site/website.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { SiteDocument } from '#web/src/data/site.generated.ts';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { type SavedParts, savedPartsOf, valuesOf } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';
import { saveParts } from '../saving/store-parts.ts';

export type NavPlaceName = 'header' | 'footer';
export type SiteNavigation = ReturnType<typeof useSiteNavigation>;

/** The live navigation of header and footer; saving it is live at once, beside what drafts change of them. */
export function useSiteNavigation() {
  const revalidate = useRevalidate();
  const saved = useRef<SavedParts | null>(null);
  const [navs, setNavs] = useState<Record<NavPlaceName, NavItem[]> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const show = useCallback((parts: SavedParts) => {
    saved.current = parts;
    setNavs({ header: parts.header.value.nav, footer: parts.footer.value.nav });
  }, []);
  const load = useCallback(() => {
    setProblem(null);
    request(SiteDocument, {}).then(
      (response) => show(savedPartsOf(readSite(response, window.location.origin))),
      (error: unknown) => setProblem(sentenceOfError(error)),
    );
  }, [show]);
  useEffect(load, [load]);

  /** False if it was rejected; `problem` is why. */
  const save = async (changed: Partial<Record<NavPlaceName, NavItem[]>>): Promise<boolean> => {
    const live = saved.current;
    if (!live) return false;
    setProblem(null);
    const { header, footer, website } = valuesOf(live);
    const parts = {
      header: { ...header, nav: changed.header ?? header.nav },
      footer: { ...footer, nav: changed.footer ?? footer.nav },
      website,
    };
    // Shown at once; what was rejected goes back to what is live.
    setNavs({ header: parts.header.nav, footer: parts.footer.nav });
    const outcome = await saveParts({ parts, saved: live, side: null });
    show(outcome.saved);
    if (outcome.error !== null) setProblem(sentenceOfError(outcome.error));
    else if (outcome.clash)
      setProblem(
        editorMessage('publishing.conflict', {
          who: outcome.clash.savedBy ?? editorMessage('conflict.someone'),
        }),
      );
    else void revalidate();

    return outcome.error === null && !outcome.clash;
  };

  return { navs, problem, load, save };
}
