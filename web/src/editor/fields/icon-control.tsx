import { lazy, Suspense, useState } from 'react';
import { ICON_STYLES, type IconPart } from '#domain/page/parts.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { ChoiceControl, ControlGroup, TextControl } from './control-field.tsx';
import { iconWords } from './icon-words.ts';
import { NumberControl } from './number-control.tsx';

const IconDialog = lazy(async () => ({ default: (await import('./icon-dialog.tsx')).IconDialog }));

type IconControlProps = {
  label: string;
  value: IconPart | undefined;
  onChange: (value: IconPart) => void;
};

const STYLES = ICON_STYLES.map((value) => ({ value, label: editorMessage(`icon.style.${value}`) }));

/** An icon: which one, how large (0 is as large as its place), on which ground. */
export function IconControl({ label, value, onChange }: IconControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const icon = value ?? { name: '' };
  const set = (change: Partial<IconPart>) => onChange({ ...icon, ...change });

  return (
    <ControlGroup label={label}>
      <button type="button" className="editor-button" onClick={() => setIsOpen(true)}>
        {icon.name && <Icon name={icon.name} />}
        {icon.name
          ? editorMessage('icon.replace', { name: iconWords(icon.name) })
          : editorMessage('icon.choose')}
      </button>
      <TextControl
        label={editorMessage('icon.label')}
        value={icon.label}
        onChange={(text) => set({ label: text })}
      />
      <NumberControl
        label={editorMessage('icon.size')}
        help={editorMessage('icon.size.help')}
        min={0}
        max={1000}
        value={icon.fontSize ?? 0}
        onChange={(fontSize) => set({ fontSize })}
      />
      <ChoiceControl
        label={editorMessage('icon.style')}
        value={icon.style ?? 'none'}
        options={STYLES}
        onChange={(style) => set({ style })}
      />
      {isOpen && (
        <Suspense>
          <IconDialog
            value={icon.name}
            onChange={(name) => {
              setIsOpen(false);
              set({ name });
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </ControlGroup>
  );
}
