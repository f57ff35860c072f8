import { isDoubtful } from '#domain/contact/doubt.ts';
import type { Form } from '#domain/contact/form.ts';
import type { EngineContext } from '#engine/context.ts';
import { isCaptchaSolved, readViewId } from '#engine/forms/form-view.ts';
import { rejected } from '#engine/forms/rejected.ts';
import { countStored } from '#engine/identity/stored-limit.ts';
import { visitorKey } from '#engine/limits/rate-limit.ts';
import { consumeFormView, isFormViewConsumed } from '#engine/store/form-table.ts';
import { formSecret } from './view-form.ts';

const WINDOW_MS = 10 * 60_000;

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock' | 'doubtLimits'>;
type Submission = {
  spaceId: string;
  submission: Record<string, string>;
  visitorIp: string | null;
  email: string | null;
  viewId: string;
  captcha: string;
};

/** Rejects a submission without a view of the form, or without the captcha that its view or a doubt asks for. */
export async function checkFormView(context: Context, form: Form, sent: Submission): Promise<void> {
  const { spaceId, viewId, captcha } = sent;
  const now = context.clock();
  const secret = await formSecret(context);
  const view = readViewId(secret, viewId, { spaceId, formId: form.id }, now);
  if (!view) throw rejected('viewId', 'expired');
  const consume = () => consumeFormView(context.db, { viewId, expiresAt: view.expiresAt, now });

  if (captcha.trim() !== '') {
    // A wrong solution consumes it too.
    if (!(await consume())) throw rejected('captcha', 'captcha-used');
    if (!isCaptchaSolved(secret, viewId, captcha)) throw rejected('captcha', 'captcha');
    return;
  }
  if (view.hasCaptcha) throw rejected('captcha', 'captcha-missing');
  if (form.captcha === 'never') return;

  const openMs = now.getTime() - view.openedAt.getTime();
  const isAsked =
    form.captcha === 'always' ||
    (await isFormViewConsumed(context.db, viewId)) ||
    (await isInDoubt(context, form, sent, openMs));
  if (!isAsked) return;

  // Waiting and sending it again does not lift the doubt.
  await consume();
  throw rejected('captcha', 'captcha-needed');
}

async function isInDoubt(
  { db, clock, doubtLimits }: Context,
  { fields }: Form,
  { spaceId, submission, visitorIp, email }: Submission,
  openMs: number,
): Promise<boolean> {
  const count = (name: string, key: string) =>
    countStored(db, { name, windowMs: WINDOW_MS }, { key: `${spaceId} ${key}`, now: clock() });
  const byNetwork = visitorIp ? await count('form in doubt, network', visitorKey(visitorIp)) : 0;
  const byEmail = email ? await count('form in doubt, email', email.trim().toLowerCase()) : 0;

  return isDoubtful(
    { fields, values: submission, openMs, submissions: Math.max(byNetwork, byEmail) },
    doubtLimits,
  );
}
