import { formUrlId, NEWSLETTER_FORM_ID } from '#domain/contact/form.ts';
import { message } from '../messages.ts';

/** The sentence after a form was sent: an email for the newsletter counts only when it is confirmed. */
export function sentText(formId: string): string {
  const isNewsletter = formUrlId(formId) === formUrlId(NEWSLETTER_FORM_ID);

  return isNewsletter ? message('form.sent.newsletter') : message('form.sent');
}
