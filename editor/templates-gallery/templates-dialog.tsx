import { editorMessage } from '../messages.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { TemplatesGallery } from './templates-gallery.tsx';

/** The gallery as a dialog. */
export function TemplatesDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  return (
    <EditorDialog title={editorMessage('templates.title')} size="wide" onClose={onClose}>
      <TemplatesGallery onChanged={onChanged} onClose={onClose} />
    </EditorDialog>
  );
}
