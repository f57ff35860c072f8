import { STRAP_THEMES } from '#domain/page/page.ts';
import { ToggleControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { type PanelProps, withStyle } from '../panel-props.ts';

/** Which of the site's three palettes the strap wears, and whether it lets the ground behind it through. */
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
          // The theme's class brings its colours, here as on the page.
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
