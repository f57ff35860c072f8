import { useEffect } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { useEditor } from '../editor-context.tsx';

/** Shown on a page without straps, whose first one is the likely next step. */
export function EmptyPage() {
  const { requestInsert, prepareInsert } = useEditor();
  useEffect(prepareInsert, [prepareInsert]);

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
