import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import './listing-photo.css';

type ListingPhotoProps = {
  image: { url: string; alt: string } | null | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** On the first screen: loaded eagerly with high priority. */
  isFirst?: boolean;
};

/** A photo that fills its frame, or a placeholder; a photo that fails to load shows a cross (Picture). */
export function ListingPhoto({ image, sizes, isFirst = false }: ListingPhotoProps) {
  return image ? (
    <span className="listing-photo">
      <Picture src={image.url} alt={image.alt} sizes={sizes} width={640} height={480} isEager={isFirst} />
    </span>
  ) : (
    <span className="listing-photo is-missing" role="img" aria-label={message('listing.photo.none')}>
      <Icon name="image" />
    </span>
  );
}
