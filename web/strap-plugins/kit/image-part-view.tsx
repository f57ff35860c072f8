import type { ImagePart } from '#domain/page/parts.ts';
import { type EditHandle, editAttributes } from '#web/src/ui/edit-handle.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { Picture } from '#web/src/ui/picture.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { Rendered } from './rendered.ts';
import { imageBox } from './image-box.ts';
import './image-part-view.css';

type ImagePartViewProps = {
  part: Rendered<ImagePart> | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** Default size in pixels. */
  width: number;
  height: number;
  className?: string;
  /** Placeholder of an empty part in the editor. */
  isEditing: boolean;
  /** Disables the image's link, for images inside a link. */
  isPlain?: boolean;
};

/** An image part: responsive, with reserved space and the agent's link. */
export function ImagePartView({
  part,
  sizes,
  width,
  height,
  className,
  isEditing,
  isPlain,
}: ImagePartViewProps) {
  if (!part?.imageUrl) return isEditing ? <EmptyImage className={className} edit={part?.edit} /> : null;

  const filter = part.filter && part.filter !== 'none' ? ` is-${part.filter}` : '';
  const box = imageBox(part, { width, height, sizes });
  const image = (
    <Picture
      {...box}
      className={`image-part${filter}${box.style ? ' is-sized' : ''}${className ? ` ${className}` : ''}`}
      src={part.imageUrl}
      alt={part.altText ?? ''}
      edit={part.edit}
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

function EmptyImage({ className = '', edit }: { className?: string; edit?: EditHandle }) {
  return (
    <span className={`image-part is-empty ${className}`} {...editAttributes(edit)}>
      <Icon name="image" size="2rem" />
    </span>
  );
}
