import type { Site } from '../sites.ts';

/** Where a provider of the implicit flow returns to, with tokens in the hash. */
export const HASH_CALLBACK = '/login/callback';
/** Where a provider returns to after a sign-out. */
export const SIGNED_OUT = '/login/logout/callback';

/** The URL after a sign-out. */
export function signedOutUrl({ origin, spaceId }: Site): URL {
  const url = new URL(SIGNED_OUT, origin);
  url.searchParams.set('spaceId', spaceId);

  return url;
}
