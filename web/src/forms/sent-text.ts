import { formUrlId, NEWSLETTER_FORM_ID } from '#domain/contact/form.ts';
import { message } from '../messages.ts';

/** The sentence after a form was sent: an email for the newsletter counts only when it is confirmed. */
export function sentText(formId: string): string {
  return isNewsletter(formId) ? message('form.sent.newsletter') : message('form.sent');
}

/** The words on the button of a form without its own. */
export function sendText(formId: string): string {
  return isNewsletter(formId) ? message('newsletter.subscribe') : message('form.send');
}

/** Nobody is signed up by it. */
export function isNewsletter(formId: string): boolean {
  return formUrlId(formId) === formUrlId(NEWSLETTER_FORM_ID);
}
