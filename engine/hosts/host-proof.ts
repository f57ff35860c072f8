import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../store/people/secret-table.ts';
import type { Schema } from '../store/schema.ts';

/** Responds to a nonce with a proof that only processes on this store can compute. */
export const HOST_PROOF_PATH = '/.well-known/strapwork';

const NONCE = /^[\w-]{22,64}$/;

export type HostProof = {
  newNonce: () => string;
  /** Null for an invalid nonce. */
  of: (nonce: string) => Promise<string | null>;
};

export function createHostProof(db: Kysely<Schema>): HostProof {
  const secret = () =>
    findOrCreateSecret(db, 'host-proof', async () => randomBytes(32).toString('base64url'));
  let known: Promise<string> | null = null;

  return {
    newNonce: () => randomBytes(24).toString('base64url'),
    async of(nonce) {
      if (!NONCE.test(nonce)) return null;
      known ??= secret();
      const key = await known.catch((error: unknown) => {
        known = null;
        throw error;
      });

      return createHmac('sha256', key).update(`host ${nonce}`).digest('base64url');
    },
  };
}

/** GET {@link HOST_PROOF_PATH}. */
export async function respondWithProof(proof: HostProof, request: Request): Promise<Response> {
  const text = await proof.of(new URL(request.url).searchParams.get('nonce') ?? '');

  return new Response(text ?? 'nonce is missing\n', {
    status: text ? 200 : 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
