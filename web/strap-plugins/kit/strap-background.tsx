import type { CSSProperties } from 'react';
import type { StrapStyle } from '#domain/page/page.ts';
import { Picture } from '#web/src/ui/picture.tsx';

/** Image or video behind a strap, and the overlay that keeps its text readable. */
export function StrapBackground({ style, isFirst }: { style: StrapStyle; isFirst: boolean }) {
  const { bgImage, bgVideo } = style;
  const image = bgImage.imageUrls.find(Boolean);
  const sources = videoSources(bgVideo);
  const hasMedia = Boolean(image) || sources.length > 0;
  const overlay = overlayStyle(style);
  if (!hasMedia && style.overlayStyle === 'solid') return null;

  return (
    <div className={mediaClasses(style)} aria-hidden="true">
      {image && bgImage.repeat && (
        <div className="strap__tiles" style={{ backgroundImage: `url("${encodeURI(image)}")` }} />
      )}
      {image && !bgImage.repeat && (
        <Picture className="strap__image" src={image} alt="" sizes="100vw" isEager={isFirst} />
      )}
      {sources.length > 0 && (
        <video className="strap__video" autoPlay muted loop playsInline poster={image}>
          {sources.map(({ src, type }) => (
            <source key={type} src={src} type={type} />
          ))}
        </video>
      )}
      <div className="strap__overlay" style={overlay} />
    </div>
  );
}

function videoSources({ mp4Url, webmUrl, oggUrl }: StrapStyle['bgVideo']) {
  return [
    { src: webmUrl, type: 'video/webm' },
    { src: mp4Url, type: 'video/mp4' },
    { src: oggUrl, type: 'video/ogg' },
  ].filter(({ src }) => src !== '');
}

function mediaClasses({ bgImage, overlayStyle: overlay }: StrapStyle): string {
  const { greyscale, kenburns, parallax } = bgImage;

  return [
    'strap__media',
    `is-over-${overlay}`,
    greyscale && 'is-greyscale',
    kenburns && 'is-kenburns',
    parallax && 'is-parallax',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The colour over the media; `overlayAlpha` is its opacity (decision A044). */
export function overlayStyle(style: StrapStyle): CSSProperties {
  const opacity = Math.min(100, Math.max(0, style.overlayAlpha)) / 100;

  switch (style.overlayStyle) {
    case 'solid-custom':
      return { opacity, background: style.overlayColor || 'var(--color-bg)' };
    case 'gradient':
      return {
        opacity,
        background: 'linear-gradient(var(--overlay-angle), var(--color-bg), var(--color-accent))',
      };
    case 'gradient-custom':
      return { opacity, background: customGradient(style.overlayGradient) };
    default:
      return { opacity, background: 'var(--color-bg)' };
  }
}

function customGradient({ angle, colors }: StrapStyle['overlayGradient']): string {
  const stops = [...colors].sort((a, b) => a.pos - b.pos);
  if (stops.length < 2) return stops[0]?.color ?? 'var(--color-bg)';

  return `linear-gradient(${angle}deg, ${stops.map(({ color, pos }) => `${color} ${pos * 100}%`).join(', ')})`;
}
