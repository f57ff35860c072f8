import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time in which an opened form can be submitted. */
export const VIEW_LIFETIME_MS = 24 * 60 * 60_000;

const CAPTCHA_DIGITS = 5;

type Key = { spaceId: string; formId: string };

/** Part of the ids of views that show a captcha. */
const WITH_CAPTCHA = 'captcha';

export type FormViewClaims = {
  openedAt: Date;
  expiresAt: Date;
  /** Whether the view showed a captcha, which then must be solved. */
  hasCaptcha: boolean;
};

/** View ids are signed, so that nothing is stored for a form that is only viewed. */
export function createViewId(
  secret: string,
  { spaceId, formId, hasCaptcha }: Key & { hasCaptcha: boolean },
  now: Date,
): string {
  const nonce = randomBytes(12).toString('base64url');
  const text = [now.getTime().toString(36), nonce, ...(hasCaptcha ? [WITH_CAPTCHA] : [])].join('.');

  return `${text}.${sign(secret, 'view', text, spaceId, formId)}`;
}

/** Null for a forged or expired id, or one of another form. */
export function readViewId(
  secret: string,
  viewId: string,
  { spaceId, formId }: Key,
  now: Date,
): FormViewClaims | null {
  const parts = viewId.split('.');
  const signature = parts.pop() ?? '';
  if (!isSame(signature, sign(secret, 'view', parts.join('.'), spaceId, formId))) return null;

  const [time = '', , mark] = parts;
  const openedAt = new Date(Number.parseInt(time, 36));
  const expiresAt = new Date(openedAt.getTime() + VIEW_LIFETIME_MS);
  return expiresAt > now ? { openedAt, expiresAt, hasCaptcha: mark === WITH_CAPTCHA } : null;
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
