import { createHash, randomBytes } from 'node:crypto';
import { type CookieOptions, parse, serialize } from 'hono/utils/cookie';
import type { Realm } from './realm.ts';

export const ATTEMPT_SECONDS = 30 * 60;

/** The longest that browsers store a cookie: the nearest to one that never expires. */
export const FOREVER_SECONDS = 400 * 24 * 60 * 60;

const KNOWN_SECONDS = 365 * 24 * 60 * 60;

/** 256 random bits for the browser; only their hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** `__Host-` binds a cookie to its host and to https; browsers reject it on plain http, which only localhost uses. */
function nameFor(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

function write(name: string, origin: string, value: string, maxAge: number): string {
  const options: CookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge };

  return serialize(nameFor(name, origin), value, { ...options, secure: origin.startsWith('https:') });
}

/** The value of a cookie; null when it is absent or empty. */
function read(request: Request, name: string): string | null {
  return readHeader(request.headers.get('cookie') ?? undefined, name);
}

function readHeader(header: string | undefined, name: string): string | null {
  return parse(header ?? '', name)[name] || null;
}

/** The name of the provider's session cookie at an origin. */
export function providerCookie({ cookies }: Realm, origin: string): string {
  return nameFor(cookies.provider, origin);
}

/** The cookies of one realm; names differ, so that one realm never reads the other's. */
export function signInCookies(realm: Realm) {
  const { session, attempt, provider, known } = realm.cookies;

  return {
    session: (origin: string, secret: string, seconds: number) => write(session, origin, secret, seconds),
    attempt: (origin: string, secret: string) => write(attempt, origin, secret, ATTEMPT_SECONDS),
    endAttempt: (origin: string) => write(attempt, origin, '', 0),
    /** Stays when its owner signs out (known-browsers.ts). */
    known: (origin: string, value: string) => write(known, origin, value, KNOWN_SECONDS),
    readKnown: (header: string | undefined, origin: string) => readHeader(header, nameFor(known, origin)),
    /** The provider names its cookies itself; each has a `.sig` with its signature. */
    endAll: (origin: string) =>
      [session, provider, `${provider}.sig`].map((name) => write(name, origin, '', 0)),
    readSession: (request: Request, origin: string) => read(request, nameFor(session, origin)),
    readAttempt: (request: Request, origin: string) => read(request, nameFor(attempt, origin)),
    readProvider: (request: Request, origin: string) => read(request, providerCookie(realm, origin)),
  };
}
