import { useEffect, useMemo, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { State } from '#domain/page/page.ts';
import type { StrapResult } from '#web/src/page/page-model.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';
import { request } from '../../api/api.ts';
import { useEditor } from '../editor-context.tsx';

const WAIT_MS = 300;

type Input = { id: string; definition: AnyStrap; state: State };
type LoadedData = { variables: Record<string, unknown> | null; result: StrapResult | undefined };

/** The data of a strap: those of the page, reloaded when its settings change the query. */
export function useStrapData({ id, definition, state }: Input): StrapResult | undefined {
  const { data } = useEditor();
  const { site, model } = data;
  const { url, params } = model.route;

  const variablesOf = useMemo(() => {
    const context = { space: site.space, website: site.website, url, params };
    return (of: State): Record<string, unknown> | null =>
      definition.data?.variables(upgrade(definition, of), context) ?? null;
  }, [definition, site.space, site.website, url, params]);
  const variables = variablesOf(state);

  const [loaded, setLoaded] = useState<LoadedData>(() => {
    const result = model.strapData[id];
    const stored = [model.page.hero, ...model.page.straps].find((strap) => strap?.id === id);
    // What failed for the page is loaded once more.
    const isLoaded = result && 'data' in result && stored;
    return { variables: isLoaded ? variablesOf(stored.state) : null, result };
  });
  const document = definition.data?.document;
  // Compared by value, as the variables are a new object on every render.
  const wanted = isEqual(loaded.variables, variables) ? null : JSON.stringify(variables);

  useEffect(() => {
    if (!document || wanted === null) return;
    const variables: Record<string, unknown> | null = JSON.parse(wanted);
    if (variables === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      request(document, variables, abort.signal).then(
        (result) => setLoaded({ variables, result: { data: result } }),
        () => abort.signal.aborted || setLoaded({ variables, result: { failed: true } }),
      );
    }, WAIT_MS);

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [document, wanted]);

  return loaded.result;
}
