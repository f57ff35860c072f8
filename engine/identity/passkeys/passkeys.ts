import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { findPasskey, markPasskeyUsed, ownerIdOf } from '../../store/people/passkey-table.ts';
import type { Schema } from '../../store/schema.ts';
import { type Kind, REALMS } from '../realm.ts';
import type { Site } from '../sites.ts';
import { bytesOf, CHALLENGE_MS, createChallenges } from './challenges.ts';
import { createRegistration } from './registration.ts';
import { rpIdOf } from './relying-party-id.ts';
import { readAuthentication, unproven } from './webauthn-responses.ts';

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys of customers and agents, bound to the host of the site: signing in here, and making new ones. */
export function createPasskeys(db: Kysely<Schema>, clock: () => Date) {
  const challenges = createChallenges(db, clock);

  return {
    ...createRegistration(db, clock, challenges),

    /** Options of a sign-in, for the browser; null where a host can have no passkeys. */
    async signInOptions(site: Site, kind: Kind) {
      const rpID = rpIdOf(site);
      if (!rpID) return null;

      return generateAuthenticationOptions({
        rpID,
        challenge: await challenges.create({ origin: site.origin, kind, ownerId: null, name: '' }),
        userVerification: 'required',
        timeout: CHALLENGE_MS,
      });
    },

    /** The id of the account whose passkey signed; null for anything that does not prove it. */
    async signIn(site: Site, kind: Kind, responseJson: string): Promise<string | null> {
      const { spaceId, origin } = site;
      const response = readAuthentication(responseJson);
      const issued = response && (await challenges.take(response.response.clientDataJSON, site));
      if (!issued || issued.kind !== kind || issued.ownerId !== null) return null;

      const stored = await findPasskey(db, { spaceId, id: response.id });
      const ownerId = stored && ownerIdOf(stored, kind);
      if (!ownerId || stored.rp_id !== rpIdOf(site)) return null;
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: issued.challenge,
        expectedOrigin: origin,
        expectedRPID: stored.rp_id,
        requireUserVerification: true,
        credential: {
          id: stored.id,
          publicKey: bytesOf(stored.public_key),
          counter: Number(stored.counter),
        },
      }).catch(unproven);
      if (!verified?.verified) return null;

      const { newCounter: counter } = verified.authenticationInfo;
      const account = await REALMS[kind].accounts.find(db, { spaceId, id: ownerId });
      const isUsed =
        account && (await markPasskeyUsed(db, { spaceId, id: stored.id, counter, now: clock() }));
      return isUsed ? account.id : null;
    },
  };
}
