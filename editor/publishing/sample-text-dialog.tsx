import type { PlaceholderStrap } from '#domain/page/placeholders.ts';
import { quoteSamples } from '../check/quote-samples.ts';
import { editorMessage } from '../messages.ts';
import { strapLabel } from '../strap-label.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import './sample-text-dialog.css';

type SampleTextDialogProps = {
  straps: PlaceholderStrap[];
  /** What to do regardless. */
  action?: 'save' | 'publish' | 'schedule';
  onSave: () => void;
  /** Leads to a strap; only while editing. */
  onGo?: (strapId: string) => void;
  onClose: () => void;
};

/** Asks for confirmation before sample text becomes visible to visitors. */
export function SampleTextDialog({ straps, action = 'save', onSave, onGo, onClose }: SampleTextDialogProps) {
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
      <ul className="sample-texts">
        {straps.map(({ strap, ...found }) => (
          <li key={strap.id}>
            <span>{sentenceOf({ strap, ...found })}</span>
            {onGo && (
              <button
                type="button"
                className="editor-button"
                aria-label={editorMessage('samples.go.of', { label: strapLabel(strap.name) })}
                onClick={() => onGo(strap.id)}
              >
                {editorMessage('samples.go')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </EditorDialog>
  );
}

function sentenceOf({ strap, texts, pictures }: PlaceholderStrap): string {
  const found = [
    texts.length > 0 && quoteSamples(texts),
    pictures.length > 0 && editorMessage('samples.pictures', { quoted: quoteSamples(pictures) }),
  ];

  return editorMessage('samples.of', {
    label: strapLabel(strap.name),
    texts: found.filter(Boolean).join('; '),
  });
}
