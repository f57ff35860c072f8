import { isIP } from 'node:net';
import type { Site } from '../sites.ts';

/** The host name that a passkey of a site is bound to; null for an IP, which can have none. */
export function rpIdOf({ origin }: Pick<Site, 'origin'>): string | null {
  const { hostname } = new URL(origin);

  return isIP(hostname.replace(/[[\]]/g, '')) ? null : hostname;
}
