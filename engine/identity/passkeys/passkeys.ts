import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { takeOidcPayload, upsertOidcPayload } from '../../store/people/oidc-payload-table.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  type NewPasskey,
  ownerIdOf,
  type PasskeyOwner,
} from '../../store/people/passkey-table.ts';
import type { Schema } from '../../store/schema.ts';
import { type Kind, REALMS } from '../realm.ts';
import { hashOf, newSecret } from '../sign-in-cookies.ts';
import type { Site } from '../sites.ts';

const CHALLENGE = 'PasskeyChallenge';
/** As long as a sign-in may take. */
const CHALLENGE_MS = 30 * 60 * 1000;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;

/** A name as it is stored, and what is wrong with it. */
export function readPasskeyName(typed: string): { name: string; problem: 'missing' | 'long' | null } {
  const name = typed.replace(/\s+/gu, ' ').trim();

  return { name, problem: name === '' ? 'missing' : name.length > PASSKEY_NAME_MAX ? 'long' : null };
}

const challengeShape = z.object({
  origin: z.string(),
  kind: z.enum(['agent', 'customer']),
  /** Whose passkey is made; null for a sign-in. */
  ownerId: z.string().nullable(),
  name: z.string(),
});
const clientData = z.object({ challenge: z.string() });
const extensions = z.record(z.string(), z.unknown()).transform(() => ({}));
const credential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
};
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});

export type Passkeys = ReturnType<typeof createPasskeys>;
export type MadePasskey = { ownerId: string; row: NewPasskey };

/**
 * Passkeys of customers and agents, bound to the host of the site. A challenge is stored, valid for half an hour, and deleted by
 * the first answer to it, right or wrong.
 */
export function createPasskeys(db: Kysely<Schema>, clock: () => Date) {
  async function newChallenge(payload: z.infer<typeof challengeShape>): Promise<string> {
    const challenge = newSecret();
    const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
    await upsertOidcPayload(db, { model: CHALLENGE, id: hashOf(challenge), payload, expiresAt });

    return challenge;
  }

  /** The challenge that a response answers, once, and what it was for. */
  async function takeChallenge(clientDataJSON: string, { origin }: Pick<Site, 'origin'>) {
    const { challenge = '' } = clientData.safeParse(parse(clientDataJSON)).data ?? {};
    const stored = await takeOidcPayload(db, { model: CHALLENGE, id: hashOf(challenge) }, clock());
    const issued = challengeShape.safeParse(stored).data;

    return issued?.origin === origin ? { ...issued, challenge } : null;
  }

  /** The passkey that a browser made, and for whom; null for anything that does not prove it. */
  async function readMade(
    site: Pick<Site, 'origin'>,
    kind: Kind,
    responseJson: string,
  ): Promise<MadePasskey | null> {
    const response = registration.safeParse(read(responseJson)).data;
    const issued = response && (await takeChallenge(response.response.clientDataJSON, site));
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
    /** Options of a sign-in, for the browser; null where a host can have no passkeys. */
    async signInOptions(site: Site, kind: Kind) {
      const rpID = rpIdOf(site);
      if (!rpID) return null;
      const challenge = await newChallenge({ origin: site.origin, kind, ownerId: null, name: '' });

      return generateAuthenticationOptions({
        rpID,
        challenge: bytes(challenge),
        userVerification: 'required',
        timeout: CHALLENGE_MS,
      });
    },

    /** The id of the account whose passkey signed; null for anything that does not prove it. */
    async signIn(site: Site, kind: Kind, responseJson: string): Promise<string | null> {
      const { spaceId, origin } = site;
      const response = authentication.safeParse(read(responseJson)).data;
      const issued = response && (await takeChallenge(response.response.clientDataJSON, site));
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
        credential: { id: stored.id, publicKey: bytes(stored.public_key), counter: Number(stored.counter) },
      }).catch(unproven);
      if (!verified?.verified) return null;

      const { newCounter: counter } = verified.authenticationInfo;
      const account = await REALMS[kind].accounts.find(db, { spaceId, id: ownerId });
      const isUsed =
        account && (await markPasskeyUsed(db, { spaceId, id: stored.id, counter, now: clock() }));
      return isUsed ? account.id : null;
    },

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
      const challenge = await newChallenge({ origin: site.origin, kind, ownerId: owner.id, name });

      return generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: owner.email,
        userDisplayName: owner.name,
        userID: new TextEncoder().encode(owner.id),
        challenge: bytes(challenge),
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
      const challenge = await newChallenge({ origin, kind: 'agent', ownerId, name });

      return generateRegistrationOptions({
        // The page puts what was typed in the place of these names.
        rpName: rpID,
        userName: rpID,
        rpID,
        userID: new TextEncoder().encode(ownerId),
        challenge: bytes(challenge),
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

/** A passkey is bound to a host name: addresses have none. */
export function rpIdOf({ origin }: Pick<Site, 'origin'>): string | null {
  const { hostname } = new URL(origin);

  return isIP(hostname.replace(/[[\]]/g, '')) ? null : hostname;
}

/** `expectedChallenge` is compared with the base64url of these bytes. */
function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

function parse(base64url: string): unknown {
  return read(Buffer.from(base64url, 'base64url').toString());
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The library throws plain errors for whatever does not match. */
function unproven(error: unknown): null {
  if (error instanceof Error) return null;
  throw error;
}
