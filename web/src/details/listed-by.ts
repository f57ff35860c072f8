import { message } from '../messages.ts';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';

/** Agents and office in one line; empty where neither is known. */
export function listedBy({
  agents,
  officeName,
}: Pick<ListingDetails_ListingFragment, 'agents' | 'officeName'>): string {
  const who = [...agents.map(({ name }) => name), officeName].filter(Boolean);

  return who.length > 0 ? message('details.contact.listedBy', { who: who.join(', ') }) : '';
}
