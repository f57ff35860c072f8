import { editorMessage } from '../messages.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { TemplatesGallery } from './templates-gallery.tsx';

/** The gallery as a dialog; the home page is loaded anew in the look that was chosen. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  return (
    <EditorDialog title={editorMessage('templates.title')} size="wide" onClose={onClose}>
      <TemplatesGallery onChosen={() => window.location.assign('/')} />
    </EditorDialog>
  );
}
