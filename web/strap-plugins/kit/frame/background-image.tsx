import { Picture } from '#web/src/ui/picture.tsx';

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

  return <Picture className="strap__image" src={src} alt="" sizes="100vw" isEager={isEager} />;
}

/** A URL escaped for a quoted CSS url(). */
function cssUrl(src: string): string {
  return src.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character));
}
