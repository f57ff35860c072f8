import { PASSWORD_LENGTH, type PasswordProblem } from '#domain/account/password.ts';
import type { Wording } from '#domain/language/wording.ts';
import { renderField } from './login-frame.ts';
import { loginMessages, problemText } from './login-messages.ts';

/** The one field of a form that a link of a mail leads to; it has the focus. */
export function renderNewPassword(
  language: Wording,
  { label, problem }: { label: string; problem: PasswordProblem | 'missing' | null },
): string {
  const translate = loginMessages(language);

  return renderField({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    maxLength: PASSWORD_LENGTH.max,
    hint: translate('signUp.passwordHint', { min: PASSWORD_LENGTH.min }),
    problem: problem ? problemText(translate, { password: problem }).password : undefined,
    hasFocus: true,
  });
}
