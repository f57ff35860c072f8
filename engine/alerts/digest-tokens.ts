import { randomBytes } from 'node:crypto';
import type { TokenClaims } from '../identity/provider/token-claims.ts';

const SECRET_BYTES = 32;
/** No signed token begins like this. */
const PREFIX = 'digest ';

/**
 * Tokens in memory, by which a mail is made in the name of its customer: the gateway decides from the same calls as for
 * a page what may be shown. They leave neither the process nor the time it takes.
 */
export type DigestTokens = {
  issue(claims: TokenClaims): string;
  revoke(token: string): void;
  verify(token: string): TokenClaims | null;
};

export function createDigestTokens(): DigestTokens {
  const live = new Map<string, TokenClaims>();

  return {
    issue(claims) {
      const token = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
      live.set(token, claims);
      return token;
    },
    revoke: (token) => void live.delete(token),
    verify(token) {
      const claims = live.get(token);
      return claims && claims.expiresAt > new Date() ? claims : null;
    },
  };
}
