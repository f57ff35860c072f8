import { type MessageKey, message } from '../messages.ts';

/** What a form that was posted without JavaScript says in the address it leads back to. */
export const SENT_PARAM = 'sent';
export const UNSENT_PARAM = 'unsent';

const PROBLEMS: Record<string, MessageKey> = {
  captcha: 'form.problem.captcha',
};

/** True when the address says that this form was sent. */
export function wasSent(search: string, formId: string): boolean {
  return new URLSearchParams(search).get(SENT_PARAM) === formId;
}

/** What the address says about a form that was not taken; the sentence is the product's, never the address's. */
export function unsentText(search: string, formId: string): string | null {
  const [form, field = ''] = (new URLSearchParams(search).get(UNSENT_PARAM) ?? '').split(':');
  if (form !== formId) return null;

  return message(PROBLEMS[field] ?? 'form.failed');
}
