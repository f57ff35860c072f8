/** What a token that was checked says: who asks, for which space, until when. */
export type TokenClaims = {
  kind: 'agent' | 'customer';
  spaceId: string;
  /** The agent's uid or the customer's id in that space. */
  subject: string;
  email?: string;
  /** Whether the address is known to be theirs. */
  isEmailVerified?: boolean;
  name?: string;
  expiresAt: Date;
};

/** Answers null for a token that is forged, expired, revoked or not one of ours. */
export type VerifyToken = (token: string) => Promise<TokenClaims | null>;
