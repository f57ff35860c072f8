import { createHash, randomBytes } from 'node:crypto';
import type { Realm } from './realm.ts';

export const ATTEMPT_SECONDS = 30 * 60;

/** 256 random bits for the browser; only their hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** `__Host-` binds a cookie to its host and to https; browsers refuse it on plain http, which only localhost uses. */
function nameFor(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

function serialize(name: string, origin: string, value: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';

  return `${nameFor(name, origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/** The name of the provider's session cookie at an origin. */
export function providerCookie({ cookies }: Realm, origin: string): string {
  return nameFor(cookies.provider, origin);
}

/** The cookies of one realm; names differ, so that one realm never reads the other's. */
export function signInCookies(realm: Realm) {
  const { session, attempt } = realm.cookies;

  return {
    session: (origin: string, secret: string, seconds: number) => serialize(session, origin, secret, seconds),
    attempt: (origin: string, secret: string) => serialize(attempt, origin, secret, ATTEMPT_SECONDS),
    endAttempt: (origin: string) => serialize(attempt, origin, '', 0),
    /** The provider names its cookies itself; each has a `.sig` with its signature. */
    endAll: (origin: string) =>
      [session, realm.cookies.provider, `${realm.cookies.provider}.sig`].map((name) =>
        serialize(name, origin, '', 0),
      ),
    readSession: (request: Request, origin: string) => readCookie(request, nameFor(session, origin)),
    readAttempt: (request: Request, origin: string) => readCookie(request, nameFor(attempt, origin)),
    readProvider: (request: Request, origin: string) => readCookie(request, providerCookie(realm, origin)),
  };
}

/** The value of a cookie; null when it is absent or empty. */
function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name && value) return value.trim();
  }
  return null;
}
