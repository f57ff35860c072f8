import type { ImagePart } from '#domain/page/parts.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { Picture } from '#web/src/ui/picture.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import './image-part-view.css';

type ImagePartViewProps = {
  part: ImagePart | undefined;
  /** The `sizes` attribute: how wide the image is drawn. */
  sizes: string;
  /** Pixels of the room it is drawn in, when the agent gave none. */
  width: number;
  height: number;
  className?: string;
  /** An empty part shows where an image belongs. */
  isEditing: boolean;
  /** The image leads nowhere: it stands inside a link already. */
  isPlain?: boolean;
};

/** An image part: responsive, with its room kept free, linked where its agent linked it. */
export function ImagePartView({
  part,
  sizes,
  width,
  height,
  className,
  isEditing,
  isPlain,
}: ImagePartViewProps) {
  if (!part?.imageUrl) return isEditing ? <EmptyImage className={className} /> : null;

  const filter = part.filter && part.filter !== 'none' ? ` is-${part.filter}` : '';
  const image = (
    <Picture
      className={`image-part${filter}${className ? ` ${className}` : ''}`}
      src={part.imageUrl}
      alt={part.altText ?? ''}
      sizes={sizes}
      width={part.width || width}
      height={part.height || height}
    />
  );
  if (!part.href || isPlain || isEditing) return image;

  return (
    <SiteLink
      className="image-part__link"
      href={part.href}
      linkOut={part.linkOut}
      aria-label={part.altText || undefined}
    >
      {image}
    </SiteLink>
  );
}

function EmptyImage({ className = '' }: { className?: string }) {
  return (
    <span className={`image-part is-empty ${className}`}>
      <Icon name="image" size="2rem" />
    </span>
  );
}
