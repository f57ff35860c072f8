import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { REALMS } from '../realm.ts';
import type { RelyingParty } from '../relying-party/relying-party.ts';
import { FOREVER_SECONDS, signInCookies } from '../sign-in-cookies.ts';
import { findSite, originOfRequest } from '../sites.ts';
import type { Tokens } from '../tokens.ts';
import type { Sessions } from './sessions.ts';

type Options = {
  db: Kysely<Schema>;
  tokens: Tokens;
  sessions: Sessions<'customer'>;
  relyingParty: RelyingParty;
};

/** Sessions of customers that calls of the API open and end, without the pages of the sign-in. */
export function createCustomerSessions({ db, tokens, sessions, relyingParty }: Options) {
  return {
    async openCustomerSession(request: Request, idToken: string): Promise<string[] | null> {
      const site = await findSite(db, originOfRequest(request));
      if (!site) return null;
      const claims = await tokens.verify(idToken);
      const isOurs = claims?.kind === 'customer' && claims.spaceId === site.spaceId;
      const token = isOurs ? idToken : await relyingParty.exchange(site, idToken);
      if (!token) return null;

      // The token's own expiry ends the session in the store.
      const { secret } = await sessions.begin(site, token, { request });
      return [signInCookies(REALMS.customer).session(site.origin, secret, FOREVER_SECONDS)];
    },

    async endCustomerSession(request: Request): Promise<void> {
      const site = await findSite(db, originOfRequest(request));
      if (site) await sessions.end(request, site);
    },
  };
}
