import { type RefCallback, Suspense, useMemo } from 'react';
import type { Strap } from '#domain/page/page.ts';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { MissingContent } from '#web/strap-plugins/kit/frame/strap-boundary.tsx';
import { StrapFrame } from '#web/strap-plugins/kit/frame/strap-frame.tsx';
import { placeOnPage } from '../page/place-on-page.ts';
import { usePuckState } from '../puck-store.ts';
import { EditedBoundary } from './edited-boundary.tsx';
import { MissingHint } from './missing-hint.tsx';
import { useStrapElement } from './strap-element.ts';
import { configOf, toState } from './strap-item.ts';
import { FailedStrap, HiddenStrap, ThrownStrap, UnknownStrap } from './strap-notes.tsx';
import { useDeferredRender } from './use-deferred-render.ts';
import { useStrapData } from './use-strap-data.ts';
import { spelt } from '../../spelling.ts';
import { strapLabel } from '../../strap-label.ts';

type EditedStrapProps = {
  id: string;
  name: string;
  /** Its code could not be loaded. */
  hasFailed?: boolean;
  puck: { dragRef: RefCallback<Element> | null };
} & Record<string, unknown>;

/** A strap in the canvas: the same view in the same frame as for visitors, with editable text. */
export function EditedStrap({ id, name, hasFailed, puck, ...props }: EditedStrapProps) {
  const strap: Strap = { id, name, order: 0, state: toState(props), config: configOf(props) };
  const definition = loadedStrap(name);
  const place = usePuckState((state) => placeOnPage(state.appState.data, id));
  const { isRendered, ref: dragRef } = useDeferredRender(id, useStrapElement(puck.dragRef, strapLabel(name)));

  if (!definition && hasFailed) return <FailedStrap name={name} dragRef={dragRef} />;
  if (!definition) return <UnknownStrap name={name} dragRef={dragRef} />;
  if (strap.config.hidden) return <HiddenStrap id={id} label={strapLabel(name)} dragRef={dragRef} />;

  return (
    <StrapFrame
      strap={strap}
      isFirst={place === 'first'}
      isDivided={place === 'divided'}
      isEditing
      ref={dragRef}
    >
      {isRendered ? (
        <Suspense fallback={<MissingContent />}>
          <StrapContent definition={definition} strap={strap} />
        </Suspense>
      ) : (
        <span hidden className="editor-waiting" />
      )}
    </StrapFrame>
  );
}

function StrapContent({ definition, strap }: { definition: AnyStrap; strap: Strap }) {
  const stored = usePuckState((state) => state.getItemById(strap.id)?.props);
  // Data depend on the stored state, not on the editable elements of the canvas.
  const state = useMemo(() => toState(stored ?? {}), [stored]);
  const result = useStrapData({ id: strap.id, definition, state });

  if (result && 'failed' in result) return <MissingContent />;

  return (
    <EditedBoundary of={stored} fallback={<ThrownStrap label={spelt(definition.label)} />}>
      <definition.View id={strap.id} state={strap.state} data={result?.data ?? null} isEditing />
      <MissingHint id={strap.id} definition={definition} state={state} />
    </EditedBoundary>
  );
}
