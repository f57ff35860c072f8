import type { Kysely } from 'kysely';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { takeOidcPayload, upsertOidcPayload } from '../../store/people/oidc-payload-table.ts';
import type { Schema } from '../../store/schema.ts';
import type { Kind } from '../realm.ts';
import { ATTEMPT_SECONDS, hashOf, newSecret } from '../sign-in-cookies.ts';
import { writeState } from '../sign-in-state.ts';
import type { Site } from '../sites.ts';

const MODELS = { agent: 'SignInAttempt', customer: 'CustomerSignInAttempt' } as const;
const attemptShape = z.object({
  origin: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Key of the outside provider; null for the embedded one. */
  provider: z.string().nullable(),
});
export type SignInAttempt = z.infer<typeof attemptShape>;

/** Sign-ins that have begun, stored under the hash of the secret that binds each to its browser. */
export function createSignInAttempts(db: Kysely<Schema>, { kind, clock }: { kind: Kind; clock: () => Date }) {
  const model = MODELS[kind];

  return {
    async create(
      site: Site,
      { returnTo, provider }: Pick<SignInAttempt, 'returnTo' | 'provider'>,
    ): Promise<{ attempt: SignInAttempt; binder: string }> {
      const binder = newSecret();
      const attempt = {
        origin: site.origin,
        state: writeState({ id: oidc.randomState(), kind, space: site.spaceId, returnTo }),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        returnTo,
        provider,
      };
      const expiresAt = new Date(clock().getTime() + ATTEMPT_SECONDS * 1000);
      await upsertOidcPayload(db, { model, id: hashOf(binder), payload: attempt, expiresAt });

      return { attempt, binder };
    },

    /** The attempt of this site, deleted so that it works once; null when there is none or it has expired. */
    async take(site: Site, binder: string): Promise<SignInAttempt | null> {
      const stored = await takeOidcPayload(db, { model, id: hashOf(binder) }, clock());
      const attempt = attemptShape.safeParse(stored).data;

      return attempt?.origin === site.origin ? attempt : null;
    },
  };
}
