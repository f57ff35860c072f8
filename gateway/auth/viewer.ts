import type { ProfileSource } from '../datasources/profile/profile-source.ts';
import { hasAgreed, hasCompleted, type Viewer } from '../display-rules/viewing-conditions.ts';
import { codeOf } from '../errors.ts';
import type { Log } from '../log.ts';
import type { CustomerIdentity } from './identity.ts';

type Options = {
  customer: CustomerIdentity | null;
  profile: Pick<ProfileSource, 'profile'>;
  /** Whether the caller has disconnected: calls that fail then were cancelled. */
  isCallerGone?: () => boolean;
  log: Log;
};

const NOBODY: Viewer = { hasCompleted: false, hasAgreed: false };

/** What the requesting visitor has completed, read once per request. Whatever fails has completed nothing. */
export function createViewer({
  customer,
  profile,
  isCallerGone = () => false,
  log,
}: Options): () => Promise<Viewer> {
  let viewer: Promise<Viewer> | undefined;

  async function read(): Promise<Viewer> {
    if (!customer) return NOBODY;
    try {
      const found = await profile.profile();
      return { hasCompleted: hasCompleted(found), hasAgreed: hasAgreed(found) };
    } catch (error) {
      if (codeOf(error) !== 'UNAUTHENTICATED' && !isCallerGone())
        log.error({ err: error }, 'The viewing conditions of a customer could not be read');
      return NOBODY;
    }
  }

  return () => {
    viewer ??= read();
    return viewer;
  };
}
