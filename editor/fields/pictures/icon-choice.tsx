import { lazy, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { iconWords } from './icon-words.ts';
import { OpeningDialog } from '../../ui/opening-dialog.tsx';

const IconDialog = lazy(async () => ({ default: (await import('./icon-dialog.tsx')).IconDialog }));

type IconChoiceProps = {
  /** Label, if the context has none. */
  label?: string;
  /** Name of the icon; empty for none. */
  value: string | undefined;
  onChange: (name: string) => void;
};

/** A button that shows the icon and opens the icon dialog. */
export function IconChoice({ label, value = '', onChange }: IconChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div className="editor-field">
      {label && <span className="editor-label">{label}</span>}
      <button type="button" className="editor-button" onClick={() => setIsOpen(true)}>
        {value && <Icon name={value} />}
        {value ? editorMessage('icon.replace', { name: iconWords(value) }) : editorMessage('icon.choose')}
      </button>
      {isOpen && (
        <OpeningDialog title={editorMessage('icon.title')} onClose={() => setIsOpen(false)}>
          <IconDialog
            value={value}
            onChange={(name) => {
              setIsOpen(false);
              onChange(name);
            }}
            onClose={() => setIsOpen(false)}
          />
        </OpeningDialog>
      )}
    </div>
  );
}
