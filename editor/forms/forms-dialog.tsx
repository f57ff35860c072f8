import { useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useUnsavedQuestion } from '../ui/use-unsaved-question.tsx';
import { FormDesigner } from './form-designer.tsx';
import { EditorFormDesignsDocument, type FormDesign_DesignFragment } from './forms.generated.ts';
import '../ui/panes.css';
import '../ui/editor-rows.css';
import './forms.css';

type Design = FormDesign_DesignFragment;
/** The Form Editor: the forms of the site, and the open one beside them; on a phone in their place. */
export function FormsDialog({ onClose }: { onClose: () => void }) {
  const { loaded, reload } = useLoaded(loadDesigns);
  const [open, setOpen] = useState<string | 'new' | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const unsaved = useUnsavedQuestion({
    title: editorMessage('user.forms'),
    isChanged,
    onDiscard: () => setIsChanged(false),
  });
  const { leave } = unsaved;
  const side = useRef<HTMLDivElement>(null);

  const show = (next: string | null) => {
    setIsChanged(false);
    setOpen(next);
  };
  const back = () => {
    const row = `[data-form="${open}"]`;
    show(null);
    requestAnimationFrame(() => side.current?.querySelector<HTMLElement>(row)?.focus());
  };
  const designs = typeof loaded === 'object' ? loaded : [];
  const design = designs.find(({ id }) => id === open) ?? null;
  const saved = async (id: string | null, message: string) => {
    setIsChanged(false);
    await reload();
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
          {loaded === 'loading' && <p role="status">{editorMessage('forms.loading')}</p>}
          {loaded === 'failed' && (
            <LoadFailure message={editorMessage('forms.failed')} onRetry={() => void reload()} />
          )}
          <DesignList designs={designs} openId={open} onOpen={(id) => leave(() => show(id))} />
        </div>
        <section className="panes__detail" aria-label={editorMessage('forms.detail')}>
          {open === 'new' || design ? (
            <FormDesigner
              key={`${design?.id} ${design?.revision}`}
              design={design}
              onChanged={setIsChanged}
              onBack={() => leave(back)}
              onSaved={(id) => void saved(id, editorMessage('forms.saved'))}
              onDeleted={(isBack) =>
                void saved(isBack ? open : null, editorMessage(isBack ? 'forms.restored' : 'forms.deleted'))
              }
              onReload={() => void reload()}
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

type DesignListProps = { designs: readonly Design[]; openId: string | null; onOpen: (id: string) => void };

function DesignList({ designs, openId, onOpen }: DesignListProps) {
  return (
    <ul className="editor-rows" aria-label={editorMessage('forms.list')}>
      {designs.map(({ id, name, fields, isStock, revision }) => (
        <li key={id}>
          <button
            type="button"
            className="editor-row"
            data-form={id}
            aria-current={id === openId ? 'true' : undefined}
            onClick={() => onOpen(id)}
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
  );
}

async function loadDesigns(signal?: AbortSignal): Promise<readonly Design[]> {
  return (await request(EditorFormDesignsDocument, {}, signal)).formDesigns;
}
