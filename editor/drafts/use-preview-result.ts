import { useEffect, useState } from 'react';
import type { Strap } from '#domain/page/page.ts';
import type { StrapResult } from '#web/src/page/page-model.ts';
import { useRouteData } from '#web/src/site/navigation-context.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';
import { request } from '../api/api.ts';

/** Data for a strap that is not on the page: undefined while loading, null if it needs none. */
export function usePreviewResult(strap: Strap | null): StrapResult | null | undefined {
  const { site, model } = useRouteData();
  const definition = strap && loadedStrap(strap.name);
  const { url, params } = model.route;
  const context = { space: site.space, website: site.website, url, params };
  const state = strap && definition && upgrade(definition, strap.state);
  const variables = (state && definition?.data?.variables(state, context)) ?? null;
  const document = definition?.data?.document ?? null;
  // Compared as JSON, as the variables are a new object on every render.
  const wanted = document && variables ? JSON.stringify(variables) : null;
  const [found, setFound] = useState<{ wanted: string; answer: StrapResult } | null>(null);

  useEffect(() => {
    if (!document || wanted === null) return;
    const abort = new AbortController();
    request(document, JSON.parse(wanted), abort.signal).then(
      (data) => setFound({ wanted, answer: { data } }),
      () => abort.signal.aborted || setFound({ wanted, answer: { failed: true } }),
    );

    return () => abort.abort();
  }, [document, wanted]);

  if (wanted === null) return null;

  return found && found.wanted === wanted ? found.answer : undefined;
}
