import { completed } from '../json/completed.ts';
import { isObject } from '../json/is-object.ts';
import { safeColor } from '../theme/color.ts';
import {
  BUTTON_STYLES,
  DEFAULT_STRAP_CONFIG,
  FRAME_HEIGHTS,
  FRAME_SPACES,
  FRAME_WIDTHS,
  type GradientStop,
  OVERLAY_STYLES,
  PICTURE_SHAPES,
  SLIDER_STYLES,
  STRAP_THEMES,
  type StrapConfig,
  type StrapFrameStyle,
  type StrapStyle,
  TEXT_ALIGNS,
} from './page.ts';
import { FRAME_COLUMNS } from './style-limits.ts';

/**
 * A stored configuration with every member that it lacks, or has of another kind, taken from the default. This is also the
 * migration of straps stored before sliders had an interval and a style (R4.085).
 */
export function completeStrapConfig(stored: unknown): StrapConfig {
  const { style, ...config } = completed(stored, DEFAULT_STRAP_CONFIG) as StrapConfig;
  const stops = style.overlayGradient.colors.filter(isStop);
  const overlayGradient = {
    ...style.overlayGradient,
    colors: stops.map(({ color, pos }) => ({ color: safeColor(color, ''), pos })),
  };
  const { imageUrls, ...bgImage } = style.bgImage;

  return {
    ...config,
    style: {
      ...style,
      theme: oneOf(STRAP_THEMES, style.theme, 'default'),
      // Rich text uses "center" where straps use "centered".
      textAlign: oneOf(TEXT_ALIGNS, style.textAlign, 'centered'),
      overlayStyle: oneOf(OVERLAY_STYLES, style.overlayStyle, 'solid'),
      overlayColor: safeColor(style.overlayColor, ''),
      overlayGradient,
      bgImage: {
        ...bgImage,
        imageUrls: imageUrls.filter((url) => typeof url === 'string'),
        transitionStyle: oneOf(SLIDER_STYLES, bgImage.transitionStyle, 'slide'),
        transitionInterval: Math.min(300, Math.max(0.1, bgImage.transitionInterval)),
      } satisfies StrapStyle['bgImage'],
      frame: completeFrame(style.frame),
    },
  };
}

function completeFrame(frame: StrapFrameStyle): StrapFrameStyle {
  const { width, height, above, below, columns, pictures, buttons } = frame;

  return {
    width: oneOf(FRAME_WIDTHS, width, 'auto'),
    height: oneOf(FRAME_HEIGHTS, height, 'auto'),
    above: oneOf(FRAME_SPACES, above, 'auto'),
    below: oneOf(FRAME_SPACES, below, 'auto'),
    columns: Number.isInteger(columns)
      ? Math.min(FRAME_COLUMNS.max, Math.max(FRAME_COLUMNS.min, columns))
      : FRAME_COLUMNS.min,
    pictures: oneOf(PICTURE_SHAPES, pictures, 'auto'),
    buttons: oneOf(BUTTON_STYLES, buttons, 'auto'),
  };
}

function oneOf<T extends string>(known: readonly T[], value: T, fallback: T): T {
  return known.includes(value) ? value : fallback;
}

function isStop(stop: unknown): stop is GradientStop {
  return isObject(stop) && typeof stop.color === 'string' && typeof stop.pos === 'number';
}
