import type { Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import {
  consumeOidcPayload,
  deleteOidcGrant,
  findOidcPayload,
  type OidcPayload,
  takeOidcPayload,
  upsertOidcPayload,
} from '../../store/people/oidc-payload-table.ts';
import type { Schema } from '../../store/schema.ts';

/** Lifetime of payloads that have none of their own. */
const DEFAULT_TTL_SECONDS = 24 * 60 * 60;

/** Stores the payloads of one provider; every key contains the owner, so that providers never share one. */
export function createOidcAdapter(
  db: Kysely<Schema>,
  { owner, model }: { owner: string; model: string },
): Adapter {
  const own = (key: string) => `${owner}:${key}`;
  const ownOrNull = (key: string | undefined) => (key ? own(key) : null);
  const found = (payload: OidcPayload | null) => (payload ? (payload as AdapterPayload) : undefined);

  return {
    async upsert(id, payload, expiresIn) {
      await upsertOidcPayload(db, {
        model,
        id: own(id),
        payload: { ...payload },
        grantId: ownOrNull(payload.grantId),
        uid: ownOrNull(payload.uid),
        expiresAt: new Date(Date.now() + (expiresIn ?? DEFAULT_TTL_SECONDS) * 1000),
      });
    },
    find: async (id) => found(await findOidcPayload(db, { model, id: own(id), now: new Date() })),
    findByUid: async (uid) => found(await findOidcPayload(db, { model, uid: own(uid), now: new Date() })),
    // The device flow is disabled, so nothing has a user code.
    findByUserCode: async () => undefined,
    consume: (id) => consumeOidcPayload(db, { model, id: own(id) }, new Date()),
    destroy: async (id) => void (await takeOidcPayload(db, { model, id: own(id) }, new Date())),
    revokeByGrantId: (grantId) => deleteOidcGrant(db, own(grantId)),
  };
}
