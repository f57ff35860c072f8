import { ICON_STYLES, type IconPart } from '#domain/page/parts.ts';
import { editorMessage } from '../../messages.ts';
import { ChoiceControl, ControlGroup, TextControl } from '../control-field.tsx';
import { NumberControl } from '../number-control.tsx';
import { IconChoice } from './icon-choice.tsx';

type IconControlProps = {
  label: string;
  value: IconPart | undefined;
  onChange: (value: IconPart) => void;
};

/** Pixels; 0 fills the available size (R5.017). */
const SIZE_LIMITS = { min: 0, max: 1000 };
const STYLES = ICON_STYLES.map((value) => ({ value, label: editorMessage(`icon.style.${value}`) }));

/** An icon with its description, size and background. */
export function IconControl({ label, value, onChange }: IconControlProps) {
  const icon = value ?? { name: '' };
  const set = (change: Partial<IconPart>) => onChange({ ...icon, ...change });

  return (
    <ControlGroup label={label}>
      <IconChoice value={icon.name} onChange={(name) => set({ name })} />
      <TextControl
        label={editorMessage('icon.label')}
        value={icon.label}
        onChange={(text) => set({ label: text })}
      />
      <NumberControl
        {...SIZE_LIMITS}
        label={editorMessage('icon.size')}
        help={editorMessage('icon.size.help')}
        value={icon.fontSize ?? 0}
        onChange={(fontSize) => set({ fontSize })}
      />
      <ChoiceControl
        label={editorMessage('icon.style')}
        value={icon.style ?? 'none'}
        options={STYLES}
        onChange={(style) => set({ style })}
      />
    </ControlGroup>
  );
}
