import { BUTTON_STYLES, PICTURE_SHAPES, type StrapFrameStyle } from '#domain/page/page.ts';
import { FRAME_COLUMNS } from '#domain/page/style-limits.ts';
import { ChoiceControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { type PanelProps, withFrame } from '../panel-props.ts';

const COLUMNS = Array.from({ length: FRAME_COLUMNS.max + 1 }, (_, columns) => columns);

/** Columns, shape of pictures and style of buttons, as far as the design of the strap follows them. */
export function ShapesPanel({ config, follows, onChange }: PanelProps) {
  const { frame } = config.style;
  const set = (change: Partial<StrapFrameStyle>) => onChange(withFrame(config, change));

  return (
    <>
      {follows.includes('columns') && (
        <ChoiceControl
          label={editorMessage('settings.frame.columns')}
          value={String(frame.columns)}
          options={COLUMNS.map((columns) => ({
            value: String(columns),
            label: columns === 0 ? editorMessage('settings.frame.auto') : String(columns),
          }))}
          onChange={(columns) => set({ columns: Number(columns) })}
        />
      )}
      {follows.includes('pictures') && (
        <OptionCards
          label={editorMessage('settings.frame.pictures')}
          columns={3}
          value={frame.pictures}
          options={PICTURE_SHAPES.map((shape) => ({
            value: shape,
            label: editorMessage(`settings.frame.pictures.${shape}`),
            picture: <i className={`config-panels__shape is-${shape}`} />,
          }))}
          onChange={(pictures) => set({ pictures })}
        />
      )}
      {follows.includes('buttons') && (
        <OptionCards
          label={editorMessage('settings.frame.buttons')}
          columns={3}
          value={frame.buttons}
          options={BUTTON_STYLES.map((style) => ({
            value: style,
            label: editorMessage(`settings.frame.buttons.${style}`),
            picture: <i className={`config-panels__button is-${style}`}>Aa</i>,
          }))}
          onChange={(buttons) => set({ buttons })}
        />
      )}
    </>
  );
}
