import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { useEditor } from '../editor-context.tsx';

/** Shown on a page without straps. */
export function EmptyPage() {
  const { requestInsert } = useEditor();

  return (
    <section className="editor-canvas-note is-empty">
      <h2>{editorMessage('strap.empty.heading')}</h2>
      <p>{editorMessage('strap.empty.text')}</p>
      <button
        type="button"
        className="editor-button is-primary"
        data-puck-overlay-portal
        onClick={() => requestInsert(null)}
      >
        <Icon name="plus" />
        {editorMessage('strap.insert.first')}
      </button>
    </section>
  );
}
