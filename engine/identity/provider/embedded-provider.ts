import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import { visitorKey } from '../../limits/rate-limit.ts';
import type { Schema } from '../../store/schema.ts';
import { createCredentialCheck } from '../credentials.ts';
import type { KnownBrowsers } from '../known-browsers.ts';
import { createInteraction } from '../login/interaction.ts';
import type { ReadPage } from '../login/page-props.ts';
import { createSignUp } from '../login/sign-up.ts';
import type { OutsideProvider } from '../outside/outside-provider.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import { REALMS } from '../realm.ts';
import { type SignInLimit, WINDOW_MS } from '../sign-in-limit.ts';
import { consumeStored, type Limit } from '../stored-limit.ts';
import type { LiveKeys } from './live-keys.ts';
import { createProviderHandler } from './provider-handler.ts';
import { createProviders } from './providers.ts';

/** Sign-ins that one network may begin: each is stored until it ends. */
const BEGIN_LIMIT: Limit = { name: 'begun sign-in', limit: 300, windowMs: WINDOW_MS };
/** Sign-ins with a passkey that one network may try: each is a signature to check. */
const PASSKEY_LIMIT: Limit = { name: 'passkey', limit: 60, windowMs: WINDOW_MS };

type Options = {
  db: Kysely<Schema>;
  readPage: ReadPage;
  clock: () => Date;
  keys: LiveKeys;
  signInLimit: SignInLimit;
  passkeys: Passkeys;
  knownBrowsers: KnownBrowsers;
  /** Providers elsewhere that customers may choose on its pages. */
  choices: readonly OutsideProvider[];
  publicPassword?: string | undefined;
  ipOf: (request: IncomingMessage) => string;
  onError: (error: unknown) => void;
};

/** The embedded identity provider of both realms, with its sign-in and sign-up forms. */
export function createEmbeddedProvider(options: Options) {
  const { db, readPage, clock, keys, signInLimit, passkeys, knownBrowsers, choices, ipOf, onError } = options;
  const providers = {
    agent: createProviders(db, keys, REALMS.agent),
    customer: createProviders(db, keys, REALMS.customer),
  };
  const checkCredentials = createCredentialCheck(db, signInLimit, {
    knownBrowsers,
    publicPassword: options.publicPassword,
  });
  const mayTake = (limit: Limit, ip: string) =>
    consumeStored(db, limit, { key: visitorKey(ip), now: clock() });
  const interaction = createInteraction({
    readPage,
    checkCredentials,
    signUp: createSignUp({ db, clock, checkCredentials, signInLimit }),
    ipOf,
    choices,
    passkeys,
    mayTryPasskey: (ip) => mayTake(PASSKEY_LIMIT, ip),
  });
  const handle = createProviderHandler({
    db,
    providers,
    interaction,
    mayBegin: (request) => mayTake(BEGIN_LIMIT, ipOf(request)),
    onError,
  });

  return { providers, handle };
}
