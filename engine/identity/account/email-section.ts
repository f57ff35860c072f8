import { renderField } from '../login/login-frame.ts';
import { loginMessages, problemText } from '../login/login-messages.ts';
import { confirmable, currentField, hidden, type Owner, type Rejected } from './account-forms.ts';
import { ACCOUNT_PATHS, type PageProps } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

/** The form that requests another email. */
export function renderEmailSection(page: PageProps, owner: Owner, rejected: Rejected | null): string {
  const translate = accountMessages(page.language);
  const emailForm = rejected?.form === 'email' ? rejected : null;

  return `<section aria-labelledby="email-title">
      <h2 id="email-title">${translate('account.email.title')}</h2>
      ${confirmable(
        page,
        owner,
        `<form method="post" action="${ACCOUNT_PATHS.email}">${hidden(owner)}${renderField({
          name: 'email',
          label: translate('account.email.new'),
          type: 'email',
          autocomplete: 'email',
          maxLength: 254,
          value: emailForm?.typed ?? '',
          hint: translate('account.email.hint'),
          problem: emailForm?.field === 'email' ? emailProblem(page, emailForm.problem) : undefined,
          hasFocus: emailForm?.field === 'email',
        })}${currentField(page, owner, {
          name: 'email-current',
          label: translate('account.email.current'),
          problem: emailForm?.field === 'current' ? emailForm.problem : null,
        })}
        <button type="submit">${translate('account.email.submit')}</button>
      </form>`,
      )}
    </section>`;
}

function emailProblem({ language }: PageProps, problem: 'missing' | 'invalid' | 'same' | 'tooMany') {
  return problem === 'same' || problem === 'tooMany'
    ? accountMessages(language)(`account.email.${problem}`)
    : problemText(loginMessages(language), { email: problem }).email;
}
