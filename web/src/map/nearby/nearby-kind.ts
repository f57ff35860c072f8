import type { NearbyKind } from '#domain/nearby/kinds.ts';
import { message } from '../../messages.ts';
import type { IconName } from '../../ui/icon-names.ts';

export const NEARBY_ICONS: Readonly<Record<NearbyKind, IconName>> = {
  school: 'school',
  transit: 'bus',
  park: 'trees',
};

/** `Schools`, `Transit`, `Parks`. */
export function nearbyName(kind: NearbyKind): string {
  return message(`nearby.${kind}`);
}
