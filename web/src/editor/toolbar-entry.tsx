import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditorEntryProps } from '../page/page-model.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBoundary } from './editor-boundary.tsx';
import { editorMessage } from './messages.ts';
import { notifyAgent } from './notifications/notify-agent.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useEditing } from './use-editing.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useScrollBetween } from './use-scroll-between.ts';
import './ui/editor.css';

const Canvas = lazy(() => import('./puck/canvas.tsx').then((module) => ({ default: module.Canvas })));

/** Everything an agent sees above and around the page. Puck itself comes when editing starts. */
export function EditorEntry({ site, model, onEditingChange }: EditorEntryProps) {
  const [snapshot, send] = useEditing(model);
  const data = useMemo(() => ({ site, model }), [site, model]);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { draft, generation, saves, error, conflict, isConflictShown, aside } = snapshot.context;
  const isEditing = !snapshot.matches('viewing');

  useLeaveWarning(snapshot.matches('dirty') || snapshot.matches('saving') || aside !== null);
  const scroll = useScrollBetween(isEditing);
  useLayoutEffect(() => onEditingChange(isEditing), [isEditing, onEditingChange]);

  const told = useRef(saves);
  useEffect(() => {
    if (saves === told.current) return;
    told.current = saves;
    notifyAgent({ type: 'notice', message: editorMessage('save.done') });
  }, [saves]);

  useEffect(() => {
    if (error) notifyAgent({ type: 'error', message: editorMessage('save.failed', { message: error }) });
  }, [error]);

  useEffect(() => {
    if (aside) notifyAgent({ type: 'branded', message: editorMessage('conflict.aside') });
  }, [aside]);

  const giveUp = () => {
    notifyAgent({ type: 'error', message: editorMessage('component.failed.reload') });
    send({ type: 'finish' });
  };

  return (
    <>
      <Toolbar site={site} model={model} snapshot={snapshot} send={send} onTools={setTools} />
      {isEditing && draft && (
        <EditorBoundary onFail={giveUp}>
          <Suspense fallback={<p className="editor-stage__loading">{editorMessage('toolbar.loading')}</p>}>
            <Canvas
              key={generation}
              data={data}
              scroll={scroll}
              page={draft}
              onChange={(page) => send({ type: 'page.change', page })}
              tools={tools}
              closePanelSignal={saves}
            />
          </Suspense>
        </EditorBoundary>
      )}
      {conflict && isConflictShown && <ConflictDialog conflict={conflict} send={send} />}
    </>
  );
}
