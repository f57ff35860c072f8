import {
  FRAME_HEIGHTS,
  FRAME_SPACES,
  FRAME_WIDTHS,
  type StrapConfig,
  type StrapFrameStyle,
} from '#domain/page/page.ts';
import { ChoiceControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { type PanelProps, withFrame } from '../panel-props.ts';

/** Width, height, and the space above and below. */
export function SizePanel({ config, onChange }: PanelProps) {
  const { frame } = config.style;
  const set = (change: Partial<StrapFrameStyle>) => onChange(withFrame(config, change));

  return (
    <>
      <OptionCards
        label={editorMessage('settings.frame.width')}
        columns={3}
        value={frame.width}
        options={FRAME_WIDTHS.map((width) => ({
          value: width,
          label: editorMessage(`settings.frame.width.${width}`),
          picture: <i className={`config-panels__width is-${width}`} />,
        }))}
        onChange={(width) => set({ width })}
      />
      <ChoiceControl
        label={editorMessage('settings.frame.height')}
        value={frame.height}
        options={FRAME_HEIGHTS.map((value) => ({
          value,
          label: editorMessage(`settings.frame.height.${value}`),
        }))}
        onChange={(height) => set({ height })}
      />
      <Space config={config} side="above" onChange={onChange} />
      <Space config={config} side="below" onChange={onChange} />
    </>
  );
}

type SpaceProps = {
  config: StrapConfig;
  side: 'above' | 'below';
  onChange: (config: StrapConfig) => void;
};

function Space({ config, side, onChange }: SpaceProps) {
  return (
    <ChoiceControl
      label={editorMessage(`settings.frame.${side}`)}
      value={config.style.frame[side]}
      options={FRAME_SPACES.map((value) => ({
        value,
        label: editorMessage(`settings.frame.space.${value}`),
      }))}
      onChange={(space) => onChange(withFrame(config, { [side]: space }))}
    />
  );
}
