import { OVERLAY_STYLES, type OverlayStyle, type StrapConfig } from '#domain/page/page.ts';
import { OVERLAY_ALPHA } from '#domain/page/style-limits.ts';
import type { StrapPalette } from '#domain/theme/theme.ts';
import { overlayStyle } from '#web/strap-plugins/kit/frame/background-style.ts';
import { editorMessage } from '../../messages.ts';
import { OptionCards } from '../../ui/option-cards.tsx';
import { ColorControl } from '../color-control.tsx';
import { GradientControl } from '../gradient-control.tsx';
import { startingGradient } from '../gradient-stops.ts';
import { type PanelProps, withStyle } from '../panel-props.ts';
import { SliderControl } from '../slider-control.tsx';

/** The overlay between background and content: themed or custom, a colour or a gradient. */
export function OverlayPanel({ config, palette, onChange }: PanelProps) {
  const { style } = config;

  return (
    <>
      <OptionCards
        label={editorMessage('settings.overlay.style')}
        columns={2}
        value={style.overlayStyle}
        options={OVERLAY_STYLES.map((value) => ({
          value,
          label: editorMessage(`settings.overlay.style.${value}`),
          picture: <OverlayPicture config={inOverlay(config, value, palette)} />,
        }))}
        onChange={(value) => onChange(inOverlay(config, value, palette))}
      />
      {style.overlayStyle === 'scrim' ? (
        <p className="editor-help">{editorMessage('settings.overlay.scrim.help')}</p>
      ) : (
        <SliderControl
          {...OVERLAY_ALPHA}
          label={editorMessage('style.overlay')}
          help={editorMessage('style.overlay.help')}
          unit="%"
          value={style.overlayAlpha}
          onChange={(overlayAlpha) => onChange(withStyle(config, { overlayAlpha }))}
        />
      )}
      {style.overlayStyle === 'solid-custom' && (
        <ColorControl
          label={editorMessage('settings.overlay.color')}
          value={style.overlayColor}
          fallback={palette.bgColor}
          onChange={(overlayColor) => onChange(withStyle(config, { overlayColor }))}
        />
      )}
      {style.overlayStyle === 'gradient-custom' && (
        <GradientControl
          value={style.overlayGradient}
          palette={palette}
          onChange={(overlayGradient) => onChange(withStyle(config, { overlayGradient }))}
        />
      )}
    </>
  );
}

/** Changes the kind of overlay; a custom colour or gradient begins as the theme's. */
function inOverlay(config: StrapConfig, kind: OverlayStyle, palette: StrapPalette): StrapConfig {
  const { overlayColor, overlayGradient } = config.style;

  return withStyle(config, {
    overlayStyle: kind,
    ...(kind === 'solid-custom' && { overlayColor: overlayColor || palette.bgColor }),
    ...(kind === 'gradient-custom' && { overlayGradient: startingGradient(overlayGradient, palette) }),
  });
}

function OverlayPicture({ config: { style } }: { config: StrapConfig }) {
  return (
    <span className={`config-panels__overlay theme-${style.theme} is-${style.overlayStyle}`}>
      <i style={style.overlayStyle === 'scrim' ? undefined : { ...overlayStyle(style), opacity: 1 }} />
    </span>
  );
}
