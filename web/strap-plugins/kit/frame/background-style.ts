import type { CSSProperties } from 'react';
import type { Strap, StrapStyle } from '#domain/page/page.ts';

const GROUND = 'var(--color-bg)';
/** Matches any CSS colour and nothing else. Stored values were validated already (strap-config.ts). */
const COLOR = /^(#[\da-f]{3,8}|[a-z]+(\([\d\s.,%/+-]+(deg)?[\d\s.,%/+-]*\))?)$/i;

/** Whether the picture stands apart from the words, not behind them (HERO_LAYOUT). */
export function isApart({ state }: Pick<Strap, 'state'>): boolean {
  return /^picture-\w+$/.test(String(state.layout));
}

/** URLs of the pictures behind a strap, in order. */
export function backgroundImages({ bgImage }: StrapStyle): string[] {
  return bgImage.imageUrls.filter((url) => url.trim() !== '');
}

export function videoSources({ bgVideo }: StrapStyle): { src: string; type: string }[] {
  const { mp4Url, webmUrl, oggUrl } = bgVideo;

  return [
    { src: webmUrl, type: 'video/webm' },
    { src: mp4Url, type: 'video/mp4' },
    { src: oggUrl, type: 'video/ogg' },
  ].filter(({ src }) => src !== '');
}

export function hasPicture(style: StrapStyle): boolean {
  return backgroundImages(style).length > 0 || videoSources(style).length > 0;
}

/** Whether a strap has a picture, a video or its own overlay behind it. */
export function hasMedia(style: StrapStyle): boolean {
  return hasPicture(style) || !['solid', 'scrim'].includes(style.overlayStyle);
}

export function mediaClasses({ bgImage, overlayStyle: overlay }: StrapStyle): string {
  const { greyscale, kenburns, parallax, repeat } = bgImage;

  return [
    'strap__media',
    `is-over-${overlay}`,
    greyscale && 'is-greyscale',
    // Moving tiles would show their seams.
    kenburns && !repeat && 'is-kenburns',
    parallax && 'is-parallax',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The colour over the media; `overlayAlpha` is its opacity. */
export function overlayStyle(style: StrapStyle): CSSProperties {
  const opacity = Math.min(100, Math.max(0, style.overlayAlpha)) / 100;

  switch (style.overlayStyle) {
    case 'solid-custom':
      return { opacity, background: colorOr(style.overlayColor) };
    case 'gradient':
      return { opacity, background: `linear-gradient(var(--overlay-angle), ${GROUND}, var(--color-accent))` };
    // A design that knows where its words are shades them itself (strap-frame.css).
    case 'scrim':
      return { background: 'var(--scrim)' };
    case 'gradient-custom':
      return { opacity, background: customGradient(style.overlayGradient) };
    default:
      return { opacity, background: GROUND };
  }
}

function customGradient({ angle, colors }: StrapStyle['overlayGradient']): string {
  const stops = [...colors]
    .sort((a, b) => a.pos - b.pos)
    .map(({ color, pos }) => ({ color: colorOr(color), pos: Math.min(1, Math.max(0, pos)) * 100 }));
  if (stops.length < 2) return stops[0]?.color ?? GROUND;

  return `linear-gradient(${angle}deg, ${stops.map(({ color, pos }) => `${color} ${pos}%`).join(', ')})`;
}

function colorOr(color: string): string {
  return COLOR.test(color) ? color : GROUND;
}
