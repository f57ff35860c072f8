import { z } from 'zod';
import { CAPTCHA_USES, FIELD_TYPES } from '#domain/contact/form.ts';

const formField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(FIELD_TYPES).catch('text'),
  required: z.boolean().catch(false),
  placeholder: z.string().nullish(),
  options: z.array(z.string()).nullish(),
  min: z.string().nullish(),
  max: z.string().nullish(),
});
export const formView = z.object({
  id: z.coerce.string().optional(),
  name: z.string().nullish(),
  fields: z.array(formField),
  viewId: z.string(),
  hasCaptcha: z.boolean(),
  captchaUrl: z.string().nullish(),
  hasCaptchaAudio: z.boolean().catch(false),
});
export type FormView = z.infer<typeof formView>;

/** The numbers of a captcha read out, as a `data:` URL. */
export const captchaAudioResponse = z.object({ captchaAudioUrl: z.string().startsWith('data:audio/') });

/** The response to a submission; some services have none. */
export const submitResponse = z
  .object({ id_token: z.string().nullish().catch(null) })
  .catch({ id_token: null });

/** The response of `designs/all`. */
export const designsResponse = z.object({
  designs: z.array(z.object({ id: z.coerce.string(), name: z.string().nullish() })),
});

/** A form as agents design it. Services of others list names alone. */
export const designResponse = z.object({
  id: z.string(),
  name: z.string(),
  fields: z.array(formField),
  captcha: z.enum(CAPTCHA_USES),
  revision: z.int().nullable(),
  isStock: z.boolean(),
});
export const wholeDesignsResponse = z.object({ designs: z.array(designResponse) });

/** The response of `redirectUrl`; only http and https URLs are accepted. */
export const managerResponse = z.object({ loginUrl: z.url({ protocol: /^https?$/ }) });
