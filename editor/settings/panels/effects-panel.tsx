import { ToggleControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { type PanelProps, withImages } from '../panel-props.ts';

export const EFFECTS = ['greyscale', 'repeat', 'parallax', 'kenburns'] as const;

/** Effects of background pictures. */
export function EffectsPanel({ config, onChange }: PanelProps) {
  const { bgImage } = config.style;

  return (
    <div>
      {EFFECTS.map((effect) => (
        <ToggleControl
          key={effect}
          label={editorMessage(`settings.effect.${effect}`)}
          value={bgImage[effect]}
          onChange={(isOn) => onChange(withImages(config, { [effect]: isOn }))}
        />
      ))}
      <p className="editor-help">{editorMessage('settings.effects.help')}</p>
    </div>
  );
}
