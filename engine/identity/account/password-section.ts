import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { renderField } from '../login/login-frame.ts';
import { loginMessages, problemText } from '../login/login-messages.ts';
import { confirmable, currentField, hidden, type Owner, type Rejected } from './account-forms.ts';
import { ACCOUNT_PATHS, type PageProps } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

/** The form that changes the password, or sets the first one. */
export function renderPasswordSection(page: PageProps, owner: Owner, rejected: Rejected | null): string {
  const { language } = page;
  const translate = accountMessages(language);
  const { hasPassword } = owner.methods;
  const passwordForm = rejected?.form === 'password' ? rejected : null;

  return `<section aria-labelledby="password-title">
      <h2 id="password-title">${translate(hasPassword ? 'account.password' : 'account.password.choose')}</h2>
      ${confirmable(
        page,
        owner,
        `<form method="post" action="${ACCOUNT_PATHS.password}">${hidden(owner)}${currentField(page, owner, {
          name: 'password-current',
          label: translate('account.current'),
          problem: passwordForm?.field === 'current' ? passwordForm.problem : null,
        })}${renderField({
          name: 'password',
          label: translate('account.new'),
          type: 'password',
          autocomplete: 'new-password',
          maxLength: PASSWORD_LENGTH.max,
          hint: loginMessages(language)('signUp.passwordHint', { min: PASSWORD_LENGTH.min }),
          problem:
            passwordForm?.field === 'password'
              ? problemText(loginMessages(language), { password: passwordForm.problem }).password
              : undefined,
          hasFocus: passwordForm?.field === 'password',
        })}
        <button type="submit">${translate(hasPassword ? 'account.password.submit' : 'account.password.choose.submit')}</button>
      </form>`,
      )}
    </section>`;
}
