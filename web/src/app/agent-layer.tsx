import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { message } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import type { EditorEntryProps, RouteData } from '../page/page-model.ts';
import { useShell } from './shell.ts';

/** The only place that loads the editor: after hydration, and only for an agent who may edit. Replaces the page while editing. */
export function AgentLayer({ data, children }: { data: RouteData; children: ReactNode }) {
  const { viewer, isOffline } = data.site;
  const { editorToken } = useShell();
  // A preview is the page as visitors see it.
  const canEdit = viewer.canEdit && !data.model.preview;
  const mayEdit = canEdit && (editorToken !== null || isOffline === true);
  const [Editor, setEditor] = useState<ComponentType<EditorEntryProps> | null>(null);
  const [isEditing, setIsEditing] = useState(false);

  useEffect(() => {
    if (!mayEdit) {
      // The page cannot be edited inside a frame, so no notification is needed there.
      if (canEdit && window === window.parent)
        notify({ type: 'error', message: message('editor.noToken'), lifetime: Number.POSITIVE_INFINITY });
      return;
    }
    loadEditor().then(
      (component) => setEditor(() => component),
      (error: unknown) => {
        console.error(error);
        notify({ type: 'error', message: message('editor.failed'), lifetime: Number.POSITIVE_INFINITY });
      },
    );
  }, [canEdit, mayEdit]);

  return (
    <>
      {mayEdit && Editor && <Editor {...data} isEditing={isEditing} onEditingChange={setIsEditing} />}
      {!isEditing && children}
    </>
  );
}

async function loadEditor(): Promise<ComponentType<EditorEntryProps>> {
  const { EditorEntry } = await import('#editor/toolbar-entry.tsx');

  return EditorEntry;
}
