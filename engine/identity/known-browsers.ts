import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { tidyEmail } from '#domain/account/sign-up.ts';
import type { IdentityKeys } from './provider/keys.ts';
import type { Kind } from './realm.ts';

type Account = { kind: Kind; spaceId: string; email: string };

export type KnownBrowsers = {
  /** The value of a cookie for a browser in which an account has signed in. */
  issue(account: Account): string;
  /** The id of a browser in which this account has signed in; null for any other value. */
  idOf(value: string | null, account: Account): string | null;
};

/**
 * Recognises browsers in which an account has signed in before: their attempts are counted apart, so that strangers who
 * fail on purpose do not keep the owner out. The cookie proves nothing else and identifies no one.
 */
export function createKnownBrowsers(keys: () => IdentityKeys): KnownBrowsers {
  const macOf = (id: string, { kind, spaceId, email }: Account) =>
    createHmac('sha256', keys().clientRoot)
      .update(JSON.stringify(['known browser', kind, spaceId, tidyEmail(email), id]))
      .digest();

  return {
    issue(account) {
      const id = randomBytes(16).toString('base64url');

      return `${id}.${macOf(id, account).toString('base64url')}`;
    },

    idOf(value, account) {
      const [id = '', mac = ''] = value?.split('.') ?? [];
      const [given, expected] = [Buffer.from(mac, 'base64url'), macOf(id, account)];

      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}
