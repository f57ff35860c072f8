import type { Kysely } from 'kysely';
import { z } from 'zod';
import { takeOidcPayload, upsertOidcPayload } from '../../store/people/oidc-payload-table.ts';
import type { Schema } from '../../store/schema.ts';
import { hashOf, newSecret } from '../sign-in-cookies.ts';
import type { Site } from '../sites.ts';
import { readClientChallenge } from './webauthn-responses.ts';

const MODEL = 'PasskeyChallenge';
/** As long as a sign-in may take. */
export const CHALLENGE_MS = 30 * 60 * 1000;

const challengeShape = z.object({
  origin: z.string(),
  kind: z.enum(['agent', 'customer']),
  /** Whose passkey is made; null for a sign-in. */
  ownerId: z.string().nullable(),
  name: z.string(),
});
export type Challenge = z.infer<typeof challengeShape>;

export type Challenges = ReturnType<typeof createChallenges>;

/** Challenges of passkeys. Each is stored, and deleted by the first response to it, right or wrong. */
export function createChallenges(db: Kysely<Schema>, clock: () => Date) {
  return {
    async create(payload: Challenge): Promise<Uint8Array<ArrayBuffer>> {
      const challenge = newSecret();
      const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
      await upsertOidcPayload(db, { model: MODEL, id: hashOf(challenge), payload, expiresAt });

      return bytesOf(challenge);
    },

    /** The challenge of a response, and what it was issued for; null for one that was not issued on this site. */
    async take(
      clientDataJSON: string,
      { origin }: Pick<Site, 'origin'>,
    ): Promise<(Challenge & { challenge: string }) | null> {
      const challenge = readClientChallenge(clientDataJSON);
      const stored = await takeOidcPayload(db, { model: MODEL, id: hashOf(challenge) }, clock());
      const issued = challengeShape.safeParse(stored).data;

      return issued?.origin === origin ? { ...issued, challenge } : null;
    },
  };
}

/** The library compares the base64url of these bytes with that of the response. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
