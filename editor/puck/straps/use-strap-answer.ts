import { useEffect, useMemo, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { State } from '#domain/page/page.ts';
import type { StrapResult } from '#web/src/page/page-model.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { upgrade } from '#web/strap-plugins/kit/upgrade.ts';
import { request } from '../../api.ts';
import { useEditor } from '../editor-context.tsx';

const WAIT_MS = 300;

type Input = { id: string; definition: AnyStrap; state: State };
type Asked = { variables: Record<string, unknown> | null; answer: StrapResult | undefined };

/** What a strap shows: what came with the page, and a fresh answer whenever its settings ask for something else. */
export function useStrapAnswer({ id, definition, state }: Input): StrapResult | undefined {
  const { data } = useEditor();
  const { site, model } = data;
  const { url, params } = model.route;

  const variablesOf = useMemo(() => {
    const context = { space: site.space, website: site.website, url, params };
    return (of: State): Record<string, unknown> | null =>
      definition.data?.variables(upgrade(definition, of), context) ?? null;
  }, [definition, site.space, site.website, url, params]);
  const variables = variablesOf(state);

  const [asked, setAsked] = useState<Asked>(() => {
    const answer = model.strapData[id];
    const stored = [model.page.hero, ...model.page.straps].find((strap) => strap?.id === id);
    return { variables: answer && stored ? variablesOf(stored.state) : null, answer };
  });
  const document = definition.data?.document;
  // The variables are new objects every time; what they say is what matters.
  const wanted = isEqual(asked.variables, variables) ? null : JSON.stringify(variables);

  useEffect(() => {
    if (!document || wanted === null) return;
    const variables: Record<string, unknown> | null = JSON.parse(wanted);
    if (variables === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      request(document, variables, abort.signal).then(
        (answer) => setAsked({ variables, answer: { data: answer } }),
        () => abort.signal.aborted || setAsked({ variables, answer: { failed: true } }),
      );
    }, WAIT_MS);

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [document, wanted]);

  return asked.answer;
}
