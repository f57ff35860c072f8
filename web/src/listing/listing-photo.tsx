import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import './listing-photo.css';

type ListingPhotoProps = {
  image: { url: string; alt: string } | null | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** Where the home is: the map of it stands in for a photo. */
  place?: { lat: number; lon: number } | null;
  /** On the first screen: loaded eagerly with high priority. */
  isFirst?: boolean;
};

/** A photo that fills its frame, or a placeholder; a photo that fails to load shows a cross (Picture). */
export function ListingPhoto({ image, sizes, place, isFirst = false }: ListingPhotoProps) {
  return image ? (
    <span className="listing-photo">
      <Picture src={image.url} alt={image.alt} sizes={sizes} width={640} height={480} isEager={isFirst} />
    </span>
  ) : (
    <span className="listing-photo is-missing">
      <Icon name="house" />
      {/* Covers the house; transparent where the map has no streets. */}
      {place && <img src={`/_map/picture/${place.lat},${place.lon}.svg`} alt="" loading="lazy" />}
      <span>{message('listing.photo.none')}</span>
    </span>
  );
}
