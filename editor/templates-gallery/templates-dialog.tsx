import { editorMessage } from '../messages.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { TemplatesGallery } from './templates-gallery.tsx';

/** The gallery as a dialog; the home page is reloaded in the chosen design. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  return (
    <EditorDialog title={editorMessage('templates.title')} size="wide" onClose={onClose}>
      <TemplatesGallery onChosen={() => window.location.assign('/')} />
    </EditorDialog>
  );
}
