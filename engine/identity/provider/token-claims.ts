import type { Role } from '#domain/site/roles.ts';

/** The claims of a verified token: account, space, expiry. */
export type TokenClaims = {
  kind: 'agent' | 'customer';
  /** What an agent may do in the space at this moment; null for a customer. */
  role: Role | null;
  spaceId: string;
  /** The agent's uid or the customer's id in that space. */
  subject: string;
  email?: string;
  /** Whether the email is verified. */
  isEmailVerified?: boolean;
  name?: string;
  /** Origin of the site that the token was issued for. */
  origin?: string;
  expiresAt: Date;
};

/** Null for a token that is forged, expired, revoked or of another issuer. */
export type VerifyToken = (token: string) => Promise<TokenClaims | null>;
