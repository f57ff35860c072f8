import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../api.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useUnsavedQuestion } from '../ui/use-unsaved-question.tsx';
import { FormDesigner } from './form-designer.tsx';
import { EditorFormDesignsDocument, type FormDesign_DesignFragment } from './forms.generated.ts';
import '../ui/panes.css';
import '../ui/editor-rows.css';
import './forms.css';

type Design = FormDesign_DesignFragment;
type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; designs: readonly Design[] };

/** The Form Editor: the forms of the site, and the open one beside them; on a phone in their place. */
export function FormsDialog({ onClose }: { onClose: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const unsaved = useUnsavedQuestion({
    title: editorMessage('user.forms'),
    isChanged,
    onDiscard: () => setIsChanged(false),
  });
  const { leave } = unsaved;
  const side = useRef<HTMLDivElement>(null);
  const load = useCallback(
    (signal?: AbortSignal) =>
      request(EditorFormDesignsDocument, {}, signal).then(
        ({ formDesigns }) => setLoaded({ status: 'loaded', designs: formDesigns }),
        () => signal?.aborted || setLoaded({ status: 'failed' }),
      ),
    [],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);

    return () => abort.abort();
  }, [load]);

  const show = (next: string | null) => {
    setIsChanged(false);
    setOpen(next);
  };
  const designs = loaded.status === 'loaded' ? loaded.designs : [];
  const design = designs.find(({ id }) => id === open) ?? null;
  const saved = async (id: string | null, message: string) => {
    setIsChanged(false);
    await load();
    setOpen(id);
    notifyAgent({ type: 'notice', message });
  };

  return (
    <EditorDialog title={editorMessage('user.forms')} size="wide" onClose={() => leave(onClose)}>
      <div className={`panes${open ? ' has-open' : ''}`}>
        <div className="panes__side" ref={side}>
          <div className="panes__tools">
            <button
              type="button"
              className="editor-button is-primary"
              data-form="new"
              onClick={() => leave(() => show('new'))}
            >
              <Icon name="plus" />
              {editorMessage('forms.add')}
            </button>
          </div>
          {loaded.status === 'loading' && <p role="status">{editorMessage('forms.loading')}</p>}
          {loaded.status === 'failed' && (
            <LoadFailure message={editorMessage('forms.failed')} onRetry={() => void load()} />
          )}
          <ul className="editor-rows" aria-label={editorMessage('forms.list')}>
            {designs.map(({ id, name, fields, isStock, revision }) => (
              <li key={id}>
                <button
                  type="button"
                  className="editor-row"
                  data-form={id}
                  aria-current={id === open ? 'true' : undefined}
                  onClick={() => leave(() => show(id))}
                >
                  <strong>{name}</strong>
                  <span className="editor-row__facts">
                    {[
                      editorMessage('forms.count', { count: fields.length }),
                      isStock && editorMessage(revision === null ? 'forms.stock' : 'forms.stock.changed'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <section className="panes__detail" aria-label={editorMessage('forms.detail')}>
          {open === 'new' || design ? (
            <FormDesigner
              key={`${design?.id} ${design?.revision}`}
              design={design}
              onChanged={setIsChanged}
              onBack={() =>
                leave(() => {
                  show(null);
                  requestAnimationFrame(() =>
                    side.current?.querySelector<HTMLElement>(`[data-form="${open}"]`)?.focus(),
                  );
                })
              }
              onSaved={(id) => void saved(id, editorMessage('forms.saved'))}
              onDeleted={(isBack) =>
                void saved(isBack ? open : null, editorMessage(isBack ? 'forms.restored' : 'forms.deleted'))
              }
              onReload={() => void load()}
            />
          ) : (
            <p className="panes__hint">{editorMessage('forms.choose')}</p>
          )}
        </section>
      </div>
      {unsaved.dialog}
    </EditorDialog>
  );
}
