import type { PlaceholderStrap } from '#domain/page/placeholders.ts';
import { strapLabel } from '../strap-label.ts';
import { editorMessage } from '../messages.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';

type SampleTextDialogProps = {
  straps: PlaceholderStrap[];
  /** What to do regardless. */
  action?: 'save' | 'publish' | 'schedule';
  onSave: () => void;
  onClose: () => void;
};

/** Asks for confirmation before sample text becomes visible to visitors. */
export function SampleTextDialog({ straps, action = 'save', onSave, onClose }: SampleTextDialogProps) {
  return (
    <EditorDialog
      title={editorMessage('samples.title')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="editor-button" onClick={onSave}>
            {editorMessage(`samples.${action}`)}
          </button>
          <button type="button" className="editor-button is-primary" onClick={onClose}>
            {editorMessage('samples.keep')}
          </button>
        </>
      }
    >
      <p>{editorMessage('samples.text')}</p>
      <ul>
        {straps.map(({ strap, words }) => (
          <li key={strap.id}>
            {editorMessage('samples.of', {
              label: strapLabel(strap.name),
              words: words.map((word) => `“${word}”`).join(', '),
            })}
          </li>
        ))}
      </ul>
    </EditorDialog>
  );
}
