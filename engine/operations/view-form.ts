import { randomBytes } from 'node:crypto';
import { spaceDay } from '#domain/calendar/space-day.ts';
import { type Form, formUrlId } from '#domain/contact/form.ts';
import { withTourFields } from '#domain/tour/tour.ts';
import type { EngineContext } from '#engine/context.ts';
import { notFound } from '#engine/errors.ts';
import { captchaAudio } from '#engine/forms/captcha-audio.ts';
import { captchaImage } from '#engine/forms/captcha-image.ts';
import { formMessages } from '#engine/forms/form-messages.ts';
import { captchaNumbers, createViewId, readViewId } from '#engine/forms/form-view.ts';
import { findForm } from '#engine/store/form-table.ts';
import { findOrCreateSecret } from '#engine/store/people/secret-table.ts';
import { findSiteDisplay } from '#engine/store/site-table.ts';
import { requireSpace } from './find-space.ts';
import { stockForms } from './stock-forms.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;
type Key = { spaceId: string; formId: string };

/** A form ready to be filled in; `withCaptcha` because the last submission was in doubt. */
export async function viewForm(
  context: Context,
  { spaceId, formId, withCaptcha = false }: Key & { withCaptcha?: boolean },
) {
  const form = await requireForm(context, { spaceId, formId });
  const hasCaptcha = withCaptcha || form.captcha === 'always';
  const secret = await formSecret(context);
  const viewId = createViewId(secret, { spaceId, formId: form.id, hasCaptcha }, context.clock());

  return {
    id: form.id,
    name: form.name,
    fields: form.fields,
    viewId,
    hasCaptcha,
    captchaUrl: hasCaptcha ? await captchaImage(captchaNumbers(secret, viewId)) : null,
    hasCaptchaAudio: hasCaptcha,
  };
}

/** The numbers of a view's captcha read out in the site's language, as a `data:` URL of a WAV file. */
export async function readOutCaptcha(context: Context, { viewId, ...key }: Key & { viewId: string }) {
  const form = await requireForm(context, key);
  const secret = await formSecret(context);
  const view = readViewId(secret, viewId, { ...key, formId: form.id }, context.clock());
  if (!view?.hasCaptcha) throw notFound('A captcha of this view');
  const { language } = await findSiteDisplay(context.db, key.spaceId);
  const file = captchaAudio(captchaNumbers(secret, viewId), language);

  return { captchaAudioUrl: `data:audio/wav;base64,${file.toString('base64')}` };
}

export async function requireForm(context: Context, { spaceId, formId }: Key): Promise<Form> {
  const id = formUrlId(formId);
  const { timeZone } = await requireSpace(context, spaceId);
  const { language } = await findSiteDisplay(context.db, spaceId);
  const form =
    (await findForm(context.db, { spaceId, id })) ?? stockForms(language).find((stock) => stock.id === id);
  if (!form) throw notFound(`Form ${formId}`);
  const translate = formMessages(language);

  return withTourFields(form, spaceDay(context.clock(), timeZone), {
    type: translate('tour.type'),
    date: translate('tour.date'),
    time: translate('tour.time'),
  });
}

export function formSecret({ db }: Pick<Context, 'db'>): Promise<string> {
  return findOrCreateSecret(db, 'form-views', async () => randomBytes(32).toString('base64url'));
}
