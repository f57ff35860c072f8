import { language } from '#domain/language/language.ts';
import { message } from '../messages.ts';

/** Why a submission was rejected, in the language of the page: the API's sentence is English and names the rule. */
export function rejectionText({ message: text, reason }: { message: string; reason: string | null }): string {
  switch (reason) {
    case 'required':
    case 'phone':
    case 'email':
    case 'number':
    case 'date':
    case 'day':
    case 'option':
    case 'too-long':
    case 'captcha':
    case 'captcha-missing':
    case 'captcha-used':
    case 'sent':
    case 'expired':
    case 'too-many':
      return message(`form.problem.${reason}`);
    case 'captcha-needed':
      return message('form.captcha.needed');
    default:
      return language() === 'en' ? text : message('form.failed');
  }
}
