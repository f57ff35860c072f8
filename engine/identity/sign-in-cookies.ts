import { createHash, randomBytes } from 'node:crypto';

const SESSION = 'strapwork-agent';
const ATTEMPT = 'strapwork-agent-attempt';
export const ATTEMPT_SECONDS = 30 * 60;

/** 256 bits that a browser keeps; the store has only their hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** `__Host-` binds a cookie to its host and to https; browsers refuse it on plain http, where only localhost is served. */
function nameFor(name: string, origin: string): string {
  return origin.startsWith('https:') ? `__Host-${name}` : name;
}

function serialize(name: string, origin: string, value: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';

  return `${nameFor(name, origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export const sessionCookie = (origin: string, secret: string, seconds: number) =>
  serialize(SESSION, origin, secret, seconds);
export const endSessionCookie = (origin: string) => serialize(SESSION, origin, '', 0);
/** The provider names its cookies itself; each has its signature beside it. */
export const endCookies = (names: readonly string[]) =>
  names
    .flatMap((name) => [name, `${name}.sig`])
    .map((name) => `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
export const attemptCookie = (origin: string, secret: string) =>
  serialize(ATTEMPT, origin, secret, ATTEMPT_SECONDS);
export const endAttemptCookie = (origin: string) => serialize(ATTEMPT, origin, '', 0);

export const readSessionCookie = (request: Request, origin: string) =>
  readCookie(request, nameFor(SESSION, origin));
export const readAttemptCookie = (request: Request, origin: string) =>
  readCookie(request, nameFor(ATTEMPT, origin));

/** The value of a cookie, null when it is absent or empty. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name && value) return value.trim();
  }
  return null;
}
