import { Icon } from '../../ui/icon.tsx';
import { ICON_NAMES } from '../../ui/icon-names.ts';
import { editorMessage } from '../messages.ts';
import { ChoiceControl } from './control-field.tsx';

type IconControlProps = { label: string; value: string | undefined; onChange: (value: string) => void };

const OPTIONS = [
  { value: '', label: editorMessage('field.icon.none') },
  ...ICON_NAMES.map((name) => ({ value: name as string, label: name.replaceAll('-', ' ') })),
];

export function IconControl({ label, value, onChange }: IconControlProps) {
  return (
    <div className="editor-icon-choice">
      <span className="editor-icon-choice__preview">{value && <Icon name={value} />}</span>
      <ChoiceControl label={label} value={value ?? ''} options={OPTIONS} onChange={onChange} />
    </div>
  );
}
