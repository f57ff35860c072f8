import { lazy, Suspense, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { iconWords } from './icon-words.ts';

const IconDialog = lazy(async () => ({ default: (await import('./icon-dialog.tsx')).IconDialog }));

type IconChoiceProps = {
  /** What the icon is for, where nothing around the button says so. */
  label?: string;
  /** Its name; empty for none. */
  value: string | undefined;
  onChange: (name: string) => void;
};

/** Which icon: a button that says so and opens all of them. */
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
        <Suspense>
          <IconDialog
            value={value}
            onChange={(name) => {
              setIsOpen(false);
              onChange(name);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
