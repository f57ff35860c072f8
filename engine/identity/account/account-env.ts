import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { LOGIN_PAGE_HEADERS } from '../login/login-frame.ts';
import type { PageProps, ReadPage } from '../login/page-props.ts';
import type { OutsideProvider } from '../outside/outside-provider.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { Identified } from '../sessions/identified.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SignInLimit } from '../sign-in-limit.ts';
import type { Site } from '../sites.ts';

export type AccountOptions = {
  db: Kysely<Schema>;
  clock: () => Date;
  sessions: Sessions<'customer'>;
  signInLimit: SignInLimit;
  /** Providers elsewhere at which customers sign in. */
  providers: readonly OutsideProvider[];
  passkeys: Passkeys;
  /** The IP of the visitor. */
  ipOf: (request: Request) => string;
  readPage: ReadPage;
  /** Receives errors that no response waits for. */
  onError: (error: unknown) => void;
};

export type AccountEnv = {
  Variables: { site: Site; page: PageProps; customer: Identified<'customer'> | null };
};

/**
 * Personal: no cache stores them. The site's documents run code of agents and others: another opener policy than
 * theirs keeps these pages out of the reach of a window that opens them.
 */
export const ACCOUNT_HEADERS = {
  ...LOGIN_PAGE_HEADERS,
  'cache-control': 'private, no-store',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
