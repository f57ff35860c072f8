import {
  DEFAULT_STRAP_STYLE,
  type StrapConfig,
  type StrapFrameStyle,
  type StrapStyle,
} from '#domain/page/page.ts';
import type { StrapPalette } from '#domain/theme/theme.ts';
import type { FrameSetting } from '#web/strap-plugins/kit/define-strap.ts';
import type { DrawnAlign } from './use-drawn-align.ts';

/** Props of every settings panel. */
export type PanelProps = {
  config: StrapConfig;
  /** The colours of the site for the strap's theme. */
  palette: StrapPalette;
  /** How the words are aligned, and which alignments the layout follows; null where nothing is known. */
  drawnAlign: DrawnAlign | null;
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

/** With more pictures. The first one is shaded behind the words, unless the agent has chosen an overlay: the initial one nearly covers it. */
export function withMoreImages(config: StrapConfig, imageUrls: string[]): StrapConfig {
  const { bgImage, overlayStyle, overlayAlpha } = config.style;
  const isInitial =
    bgImage.imageUrls.length === 0 &&
    overlayStyle === DEFAULT_STRAP_STYLE.overlayStyle &&
    overlayAlpha === DEFAULT_STRAP_STYLE.overlayAlpha;
  const shaded = isInitial ? withStyle(config, { overlayStyle: 'scrim' }) : config;

  return withImages(shaded, { imageUrls: [...bgImage.imageUrls, ...imageUrls] });
}
