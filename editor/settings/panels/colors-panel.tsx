import { STRAP_THEMES } from '#domain/page/page.ts';
import { ToggleControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { type PanelProps, withStyle } from '../panel-props.ts';

/** The strap's palette, and whether its background is transparent. */
export function ColorsPanel({ config, onChange }: PanelProps) {
  return (
    <>
      <OptionCards
        label={editorMessage('settings.panel.colors')}
        isLabelHidden
        value={config.style.theme}
        options={STRAP_THEMES.map((theme) => ({
          value: theme,
          label: editorMessage(`style.theme.${theme}`),
          // The class of the theme sets its colours.
          picture: (
            <span className={`config-panels__theme theme-${theme}`}>
              <b>Aa</b>
              <i />
            </span>
          ),
        }))}
        onChange={(theme) => onChange(withStyle(config, { theme }))}
      />
      <ToggleControl
        label={editorMessage('settings.transparent')}
        value={config.style.bgTransparent}
        onChange={(bgTransparent) => onChange(withStyle(config, { bgTransparent }))}
      />
    </>
  );
}
