import { ToggleControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { type PanelProps, withStyle } from '../panel-props.ts';

export function DividerPanel({ config, onChange }: PanelProps) {
  return (
    <div>
      <ToggleControl
        label={editorMessage('style.rule')}
        value={config.style.rule}
        onChange={(rule) => onChange(withStyle(config, { rule }))}
      />
      <p className="editor-help">{editorMessage('settings.divider.help')}</p>
    </div>
  );
}
