import type { StrapConfig, StrapStyle } from '#domain/page/page.ts';
import type { StrapPalette } from '#domain/theme/theme.ts';

/** Props of every settings panel. */
export type PanelProps = {
  config: StrapConfig;
  /** The colours of the site for the strap's theme. */
  palette: StrapPalette;
  onChange: (config: StrapConfig) => void;
};

export function withStyle(config: StrapConfig, change: Partial<StrapStyle>): StrapConfig {
  return { ...config, style: { ...config.style, ...change } };
}

export function withImages(config: StrapConfig, change: Partial<StrapStyle['bgImage']>): StrapConfig {
  return withStyle(config, { bgImage: { ...config.style.bgImage, ...change } });
}
