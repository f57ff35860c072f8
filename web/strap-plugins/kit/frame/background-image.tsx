import { Picture } from '#web/src/ui/picture.tsx';

type BackgroundImageProps = {
  src: string;
  /** Shown in its own size, again and again. */
  isTiled: boolean;
  isEager?: boolean;
};

/** One picture behind a strap: it fills the strap, or tiles it. */
export function BackgroundImage({ src, isTiled, isEager = false }: BackgroundImageProps) {
  if (isTiled) {
    return <div className="strap__tiles" style={{ backgroundImage: `url("${cssUrl(src)}")` }} />;
  }

  return <Picture className="strap__image" src={src} alt="" sizes="100vw" isEager={isEager} />;
}

/** An address that cannot leave the quotes it stands in. */
function cssUrl(src: string): string {
  return src.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character));
}
