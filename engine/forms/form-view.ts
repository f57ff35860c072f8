import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a form that was opened can be sent. */
export const VIEW_LIFETIME_MS = 24 * 60 * 60_000;

const CAPTCHA_DIGITS = 5;

type Key = { spaceId: string; formId: string };

/** Ids of views prove by themselves which form was opened when; nothing is kept for a form that is only looked at. */
export function createViewId(secret: string, { spaceId, formId }: Key, now: Date): string {
  const nonce = randomBytes(12).toString('base64url');
  const text = `${now.getTime().toString(36)}.${nonce}`;

  return `${text}.${sign(secret, 'view', text, spaceId, formId)}`;
}

/** When the view is over; null for an id that is made up, of another form, or over already. */
export function readViewId(secret: string, viewId: string, { spaceId, formId }: Key, now: Date): Date | null {
  const [time = '', nonce = '', signature = '', ...rest] = viewId.split('.');
  const expected = sign(secret, 'view', `${time}.${nonce}`, spaceId, formId);
  if (rest.length > 0 || !isSame(signature, expected)) return null;

  const expiresAt = new Date(Number.parseInt(time, 36) + VIEW_LIFETIME_MS);
  return expiresAt > now ? expiresAt : null;
}

/** The numbers of a view's captcha: they follow from the view, so that they are stored nowhere. */
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
