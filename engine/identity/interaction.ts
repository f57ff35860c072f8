import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { findAccountByEmail } from '../store/account-table.ts';
import type { Schema } from '../store/schema.ts';
import { findSiteName } from '../store/site-table.ts';
import type { LoginProblem } from './login-messages.ts';
import { LOGIN_PAGE_HEADERS, renderLoginForm, renderNotice } from './login-page.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { readForm } from './read-form.ts';
import type { Site } from './sites.ts';

type Exchange = { provider: Provider; site: Site; request: IncomingMessage; response: ServerResponse };
type Interaction = (exchange: Exchange) => Promise<void>;

const STATUS: Record<LoginProblem, number> = { wrong: 422, blocked: 429 };
/** Checked where there is no account, so that the answer takes as long as for one. */
const hashOfNobody = hashPassword('nobody');

/** The provider's own login: e-mail address and password. */
export function createInteraction(db: Kysely<Schema>, throttle: LoginThrottle): Interaction {
  async function signIn(site: Site, { email, password, address }: Credentials): Promise<Outcome> {
    const key = `${site.spaceId} ${address} ${email.toLowerCase()}`;
    if (throttle.isBlocked(key)) return { problem: 'blocked' };

    // Counted before the slow check, so that many attempts at once are not all let through.
    throttle.fail(key);
    const account = await findAccountByEmail(db, { spaceId: site.spaceId, email });
    const isRight = await verifyPassword(password, account?.passwordHash ?? (await hashOfNobody));
    if (!account || !isRight) return { problem: 'wrong' };

    throttle.succeed(key);
    return { accountId: account.id };
  }

  return async ({ provider, site, request, response }) => {
    const details = await provider.interactionDetails(request, response).catch(absent);
    if (details?.prompt.name !== 'login') return send(response, 400, renderNotice('expired'));

    const siteName = (await findSiteName(db, site.spaceId)) ?? new URL(site.origin).host;
    if (request.method !== 'POST') {
      return send(response, 200, renderLoginForm({ siteName, email: '', problem: null }));
    }

    const form = isFromSite(request, site) ? await readForm(request) : null;
    if (!form) return send(response, 400, renderNotice('expired'));

    const email = form.get('email')?.trim() ?? '';
    const password = form.get('password') ?? '';
    const result = await signIn(site, { email, password, address: request.socket.remoteAddress ?? '' });
    if ('problem' in result) {
      return send(response, STATUS[result.problem], renderLoginForm({ siteName, email, ...result }));
    }

    await provider.interactionFinished(request, response, {
      login: { accountId: result.accountId, remember: false },
    });
  };
}

type Outcome = { accountId: string } | { problem: LoginProblem };
type Credentials = { email: string; password: string; address: string };

function isFromSite(request: IncomingMessage, site: Site): boolean {
  return request.headers.origin === undefined || request.headers.origin === site.origin;
}

function absent(error: unknown): null {
  if (error instanceof errors.SessionNotFound) return null;
  throw error;
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, LOGIN_PAGE_HEADERS).end(html);
}
