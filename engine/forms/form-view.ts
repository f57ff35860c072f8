import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time in which an opened form can be submitted. */
export const VIEW_LIFETIME_MS = 24 * 60 * 60_000;

const CAPTCHA_DIGITS = 5;

type Key = { spaceId: string; formId: string };

/** View ids are signed, so that nothing is stored for a form that is only viewed. */
export function createViewId(secret: string, { spaceId, formId }: Key, now: Date): string {
  const nonce = randomBytes(12).toString('base64url');
  const text = `${now.getTime().toString(36)}.${nonce}`;

  return `${text}.${sign(secret, 'view', text, spaceId, formId)}`;
}

/** When the view expires; null for a forged or expired id, or one of another form. */
export function readViewId(secret: string, viewId: string, { spaceId, formId }: Key, now: Date): Date | null {
  const [time = '', nonce = '', signature = '', ...rest] = viewId.split('.');
  const expected = sign(secret, 'view', `${time}.${nonce}`, spaceId, formId);
  if (rest.length > 0 || !isSame(signature, expected)) return null;

  const expiresAt = new Date(Number.parseInt(time, 36) + VIEW_LIFETIME_MS);
  return expiresAt > now ? expiresAt : null;
}

/** The digits of a view's captcha, derived from its id so that they are not stored. */
export function captchaNumbers(secret: string, viewId: string): string {
  const number = createHmac('sha256', secret).update(`captcha\n${viewId}`).digest().readUInt32BE();

  return String(number % 10 ** CAPTCHA_DIGITS).padStart(CAPTCHA_DIGITS, '0');
}

export function isCaptchaSolved(secret: string, viewId: string, answer: string): boolean {
  return isSame(answer.replace(/\s/g, ''), captchaNumbers(secret, viewId));
}

function sign(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];

  return left.length === right.length && timingSafeEqual(left, right);
}
