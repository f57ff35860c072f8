import type { QueryResolvers } from '../../__generated__/types.ts';

export const captchaAudio: NonNullable<QueryResolvers['captchaAudio']> = (
  _,
  { formId, viewId },
  { dataSources },
) => dataSources.forms.captchaAudio(formId, viewId);
