import { type MessageKey, message } from '../messages.ts';

/** Query parameters with the result of a form posted without JavaScript. */
export const SENT_PARAM = 'sent';
export const UNSENT_PARAM = 'unsent';

const PROBLEMS: Record<string, MessageKey> = {
  captcha: 'form.problem.captcha',
};

/** True if the URL says that this form was sent. */
export function wasSent(search: string, formId: string): boolean {
  return new URLSearchParams(search).get(SENT_PARAM) === formId;
}

/** Error text for a rejected form; chosen from the product's own texts, never taken from the URL. */
export function unsentText(search: string, formId: string): string | null {
  const [form, field = ''] = (new URLSearchParams(search).get(UNSENT_PARAM) ?? '').split(':');
  if (form !== formId) return null;

  return message(PROBLEMS[field] ?? 'form.failed');
}
