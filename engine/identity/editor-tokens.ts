import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IdentityKeys } from './provider/keys.ts';
import { REALMS } from './realm.ts';

/** Longer than a session, so that a document outlives one that is renewed in another tab. */
const LIFE_MS = 2 * REALMS.agent.sessionSeconds * 1000;

/** The agent a token is for; it opens nothing for another one. */
type Holder = { spaceId: string; subject: string };

export type EditorTokens = {
  issue(holder: Holder): string;
  /** False for a token of another agent or space, an expired one and anything else. */
  verify(holder: Holder, token: string): boolean;
};

/** What only documents in which an agent edits hold, beside the session's cookie (decision 0029): `expiry.HMAC`. */
export function createEditorTokens({ clientRoot }: IdentityKeys, clock: () => Date): EditorTokens {
  const sign = ({ spaceId, subject }: Holder, expiry: string) =>
    createHmac('sha256', clientRoot)
      .update(JSON.stringify(['editor-token', spaceId, subject, expiry]))
      .digest('base64url');

  return {
    issue(holder) {
      const expiry = (clock().getTime() + LIFE_MS).toString(36);

      return `${expiry}.${sign(holder, expiry)}`;
    },

    verify(holder, token) {
      const [expiry = '', signature = ''] = token.split('.', 2);
      const expected = Buffer.from(sign(holder, expiry));
      const given = Buffer.from(signature);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);

      return isSigned && Number.parseInt(expiry, 36) > clock().getTime();
    },
  };
}
