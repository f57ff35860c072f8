import { Picture } from '#web/src/ui/picture.tsx';

/** On a phone it is cropped to a box that is about as high as wide: it is drawn wider than the screen. */
const SIZES = '(width <= 48rem) 160vw, 100vw';

type BackgroundImageProps = {
  src: string;
  /** Tiled in its own size. */
  isTiled: boolean;
  isEager?: boolean;
};

/** One picture behind a strap, filling or tiled. */
export function BackgroundImage({ src, isTiled, isEager = false }: BackgroundImageProps) {
  if (isTiled) {
    return <div className="strap__tiles" style={{ backgroundImage: `url("${cssUrl(src)}")` }} />;
  }

  return <Picture className="strap__image" src={src} alt="" sizes={SIZES} isEager={isEager} />;
}

/** A URL escaped for a quoted CSS url(). */
function cssUrl(src: string): string {
  return src.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character));
}
