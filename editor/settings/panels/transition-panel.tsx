import { SLIDER_STYLES } from '#domain/page/page.ts';
import { TRANSITION_INTERVAL } from '#domain/page/style-limits.ts';
import { ChoiceControl } from '../../fields/control-field.tsx';
import { NumberControl } from '../../fields/number-control.tsx';
import { editorMessage } from '../../messages.ts';
import { type PanelProps, withImages } from '../panel-props.ts';

/** Transitions of background pictures. */
export function TransitionPanel({ config, onChange }: PanelProps) {
  const { transitionStyle, transitionInterval, imageUrls } = config.style.bgImage;

  return (
    <>
      <ChoiceControl
        label={editorMessage('settings.transition.style')}
        value={transitionStyle}
        options={SLIDER_STYLES.map((value) => ({
          value,
          label: editorMessage(`settings.transition.style.${value}`),
        }))}
        onChange={(changed) => onChange(withImages(config, { transitionStyle: changed }))}
      />
      <NumberControl
        {...TRANSITION_INTERVAL}
        label={editorMessage('settings.transition.interval')}
        help={imageUrls.length < 2 ? editorMessage('settings.transition.help') : undefined}
        value={transitionInterval}
        onChange={(changed) => onChange(withImages(config, { transitionInterval: changed }))}
      />
    </>
  );
}
