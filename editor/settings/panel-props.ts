import type { StrapConfig, StrapFrameStyle, StrapStyle } from '#domain/page/page.ts';
import type { StrapPalette } from '#domain/theme/theme.ts';
import type { FrameSetting } from '#web/strap-plugins/kit/define-strap.ts';

/** Props of every settings panel. */
export type PanelProps = {
  config: StrapConfig;
  /** The colours of the site for the strap's theme. */
  palette: StrapPalette;
  /** Which settings of shape the strap's design follows. */
  follows: readonly FrameSetting[];
  onChange: (config: StrapConfig) => void;
};

export function withStyle(config: StrapConfig, change: Partial<StrapStyle>): StrapConfig {
  return { ...config, style: { ...config.style, ...change } };
}

export function withFrame(config: StrapConfig, change: Partial<StrapFrameStyle>): StrapConfig {
  return withStyle(config, { frame: { ...config.style.frame, ...change } });
}

export function withImages(config: StrapConfig, change: Partial<StrapStyle['bgImage']>): StrapConfig {
  return withStyle(config, { bgImage: { ...config.style.bgImage, ...change } });
}
