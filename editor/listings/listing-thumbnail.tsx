import { Icon } from '#web/src/ui/icon.tsx';
import type { ListingRow } from './listings-store.ts';
import './listing-thumbnail.css';

/** The first photo of a listing in a list, or what stands in for it. */
export function ListingThumbnail({ photos: [photo] }: Pick<ListingRow, 'photos'>) {
  return photo ? (
    <img className="listing-thumbnail" src={photo} alt="" loading="lazy" />
  ) : (
    <span className="listing-thumbnail">
      <Icon name="image" />
    </span>
  );
}
