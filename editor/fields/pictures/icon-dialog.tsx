import { useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { ICON_NAMES } from '#web/src/ui/icon-names.ts';
import { editorMessage } from '../../messages.ts';
import { EditorDialog } from '../../ui/editor-dialog.tsx';
import { SearchControl } from '../pickers/search-control.tsx';
import { iconWords } from './icon-words.ts';
import './icon-dialog.css';

type IconDialogProps = { value: string; onChange: (name: string) => void; onClose: () => void };

/** A dialog to search all icons. */
export function IconDialog({ value, onChange, onClose }: IconDialogProps) {
  const [text, setText] = useState('');
  const words = iconWords(text).split(' ').filter(Boolean);
  const found = ICON_NAMES.filter((name) => words.every((word) => iconWords(name).includes(word)));

  return (
    <EditorDialog title={editorMessage('icon.title')} onClose={onClose}>
      <SearchControl label={editorMessage('icon.search')} value={text} onChange={setText} />
      <p className="editor-help" role="status">
        {found.length === 0
          ? editorMessage('icon.noMatch', { text })
          : editorMessage(found.length === 1 ? 'icon.count.one' : 'icon.count', { count: found.length })}
      </p>
      <ul className="icon-choice">
        {text === '' && (
          <li>
            <FoundIcon name="" isChosen={value === ''} onPress={() => onChange('')} />
          </li>
        )}
        {found.map((name) => (
          <li key={name}>
            <FoundIcon name={name} isChosen={value === name} onPress={() => onChange(name)} />
          </li>
        ))}
      </ul>
    </EditorDialog>
  );
}

type FoundIconProps = { name: string; isChosen: boolean; onPress: () => void };

function FoundIcon({ name, isChosen, onPress }: FoundIconProps) {
  const label = name ? iconWords(name) : editorMessage('field.icon.none');

  return (
    <button
      type="button"
      className="icon-choice__icon"
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {name ? <Icon name={name} size={24} /> : <span aria-hidden="true">–</span>}
    </button>
  );
}
