import type { PhotoWire } from '../datasources/listings/listings.types.ts';
import type { DisplayRules } from './display-rules.ts';

/** URLs of the photos that may be shown, in order. */
export function shownPhotos(
  photos: readonly PhotoWire[],
  { photoPermissions, maxPhotos }: Pick<DisplayRules, 'photoPermissions' | 'maxPhotos'>,
): string[] {
  const shown = photos.flatMap((photo) => {
    if (typeof photo === 'string') return [photo];
    const permissions = [photo.permission ?? []].flat();
    const isAllowed =
      permissions.length === 0 || permissions.some((name) => photoPermissions.has(name.trim().toLowerCase()));

    return isAllowed ? [photo.url] : [];
  });

  return maxPhotos === null ? shown : shown.slice(0, maxPhotos);
}
