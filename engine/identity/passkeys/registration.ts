import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import {
  insertPasskey,
  listPasskeys,
  type NewPasskey,
  type PasskeyOwner,
} from '../../store/people/passkey-table.ts';
import type { Schema } from '../../store/schema.ts';
import type { Kind } from '../realm.ts';
import type { Site } from '../sites.ts';
import { CHALLENGE_MS, type Challenges } from './challenges.ts';
import { rpIdOf } from './relying-party-id.ts';
import { readRegistration, unproven } from './webauthn-responses.ts';

const PASSKEYS_MAX = 20;

export type MadePasskey = { ownerId: string; row: NewPasskey };

/** New passkeys: the options for the browser, and what is stored of its response. */
export function createRegistration(db: Kysely<Schema>, clock: () => Date, challenges: Challenges) {
  /** The passkey that a browser made, and for whom; null for anything that does not prove it. */
  async function readMade(
    site: Pick<Site, 'origin'>,
    kind: Kind,
    responseJson: string,
  ): Promise<MadePasskey | null> {
    const response = readRegistration(responseJson);
    const issued = response && (await challenges.take(response.response.clientDataJSON, site));
    const rpId = rpIdOf(site);
    if (!response || !issued?.ownerId || !rpId || issued.kind !== kind) return null;

    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: issued.challenge,
      expectedOrigin: site.origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch(unproven);
    if (!verified?.verified) return null;

    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const row = {
      id,
      rp_id: rpId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name: issued.name,
      created_at: clock(),
    };
    return { ownerId: issued.ownerId, row };
  }

  return {
    /** Options of a new passkey, for the browser; null where a host can have none, or the owner has enough. */
    async registrationOptions(
      site: Site,
      kind: Kind,
      owner: { id: string; email: string; name: string },
      { name, siteName }: { name: string; siteName: string },
    ) {
      const rpID = rpIdOf(site);
      const known = await listPasskeys(db, { kind, spaceId: site.spaceId, id: owner.id });
      if (!rpID || known.length >= PASSKEYS_MAX) return null;

      return generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: owner.email,
        userDisplayName: owner.name,
        userID: new TextEncoder().encode(owner.id),
        challenge: await challenges.create({ origin: site.origin, kind, ownerId: owner.id, name }),
        attestationType: 'none',
        excludeCredentials: known
          .filter(({ rp_id }) => rp_id === rpID)
          .map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: CHALLENGE_MS,
      });
    },

    /** Options of the first passkey of an account that is made together with it, under this id. */
    async firstOptions(origin: string, { ownerId, name }: { ownerId: string; name: string }) {
      const rpID = rpIdOf({ origin });
      if (!rpID) return null;

      return generateRegistrationOptions({
        // The page puts what was typed in the place of these names.
        rpName: rpID,
        userName: rpID,
        rpID,
        userID: new TextEncoder().encode(ownerId),
        challenge: await challenges.create({ origin, kind: 'agent', ownerId, name }),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        timeout: CHALLENGE_MS,
      });
    },

    readFirst: (origin: string, responseJson: string) => readMade({ origin }, 'agent', responseJson),

    /** Stores the passkey that a browser made for its owner; its name, or null. */
    async register(site: Site, owner: PasskeyOwner, responseJson: string): Promise<string | null> {
      const made = await readMade(site, owner.kind, responseJson);
      const isNew = made?.ownerId === owner.id && (await insertPasskey(db, owner, made.row));

      return isNew ? made.row.name : null;
    },
  };
}
