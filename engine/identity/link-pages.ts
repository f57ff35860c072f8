import { PASSWORD_LENGTH, type PasswordProblem } from '#domain/account/password.ts';
import type { Language } from '#domain/language/language.ts';
import type { AccountLinkPurpose } from '../store/people/account-link-table.ts';
import { escapeHtml, renderField, renderLoginPage, renderProblem } from './login/login-frame.ts';
import { loginMessages, problemText } from './login/login-messages.ts';

type Page = { language: Language; siteName: string; purpose: AccountLinkPurpose };
type Form = { token: string; email: string; problem: PasswordProblem | 'missing' | null };

/** Somebody who works on the site chooses a password. The form posts to its own path. */
export function renderChoosePassword(
  { language, siteName: site, purpose }: Page,
  { token, email, problem }: Form,
): string {
  const say = loginMessages(language);
  const key = purpose === 'invitation' ? 'welcome' : 'reset';
  const title = say(`choose.${key}.title`, { site });

  return renderLoginPage(
    { language, title },
    `
    <h1>${escapeHtml(title)}</h1>
    <p class="intro">${escapeHtml(say(`choose.${key}.body`, { site, email }))}</p>
    <form method="post" action="?">
      <input type="hidden" name="token" value="${escapeHtml(token)}">
      <input type="hidden" name="username" autocomplete="username" value="${escapeHtml(email)}">${renderField(
        {
          name: 'password',
          label: say('signIn.password'),
          type: 'password',
          autocomplete: 'new-password',
          maxLength: PASSWORD_LENGTH.max,
          hint: say('signUp.passwordHint', { min: PASSWORD_LENGTH.min }),
          problem: problem ? problemText(say, { password: problem }).password : undefined,
          hasFocus: true,
        },
      )}
      <button type="submit">${say('choose.submit')}</button>
    </form>`,
  );
}

export function renderLinkExpired({ language, siteName: site, purpose }: Page): string {
  const say = loginMessages(language);
  const title = say(`choose.${purpose === 'invitation' ? 'welcome' : 'reset'}.title`, { site });

  return renderLoginPage(
    { language, title },
    `
    <h1>${escapeHtml(title)}</h1>
    ${renderProblem(say('choose.expired'))}
    <a href="/" rel="noreferrer">${say('signIn.back')}</a>`,
  );
}
