import { ToggleControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import type { PanelProps } from '../panel-props.ts';

export function VisibilityPanel({ config, onChange }: PanelProps) {
  return (
    <div>
      <ToggleControl
        label={editorMessage('style.hidden')}
        value={config.hidden}
        onChange={(hidden) => onChange({ ...config, hidden })}
      />
      <p className="editor-help">{editorMessage('settings.visibility.help')}</p>
    </div>
  );
}
