import type { PasswordProblem } from '#domain/account/password.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { renderField, renderProblem } from '../login/login-frame.ts';
import { loginMessages, problemText } from '../login/login-messages.ts';
import { renderNewPassword } from '../login/new-password-field.ts';
import { REALMS } from '../realm.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

export type ForgotState = { email: string; problem: 'missing' | 'invalid' | 'tooMany' | null };

/** Asks for the email of the account whose password is forgotten. */
export function renderForgot(
  page: PageProps,
  { email, problem, action = ACCOUNT_PATHS.forgot }: ForgotState & { action?: string },
) {
  const { language } = page;
  const translate = accountMessages(language);
  const isField = problem === 'missing' || problem === 'invalid';

  return renderAccountFrame(
    page,
    translate('forgot.title'),
    `
    <p class="intro">${translate('forgot.body')}</p>
    ${problem === 'tooMany' ? renderProblem(translate('forgot.tooMany')) : ''}
    <form method="post" action="${action}">${renderField({
      name: 'email',
      label: translate('account.email'),
      type: 'email',
      autocomplete: 'username',
      maxLength: 254,
      value: email,
      problem: isField ? problemText(loginMessages(language), { email: problem }).email : undefined,
      hasFocus: true,
    })}
      <button type="submit">${translate('forgot.submit')}</button>
    </form>`,
  );
}

/** The same for emails with and without an account. */
export function renderForgotSent(page: PageProps, email: string) {
  const { language } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('verify.sent.title'),
    `<p class="intro" role="status">${escapeHtml(translate('forgot.sent', { email }))}</p>`,
  );
}

type ResetForm = { token: string; email: string; problem: PasswordProblem | 'missing' | null };

export function renderReset(page: PageProps, { token, email, problem }: ResetForm) {
  const { language, siteName } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('reset.title'),
    `
    <p class="intro">${escapeHtml(translate('reset.body', { site: siteName }))}</p>
    <form method="post" action="${ACCOUNT_PATHS.reset}">
      <input type="hidden" name="token" value="${escapeHtml(token)}">
      <input type="hidden" name="username" autocomplete="username" value="${escapeHtml(email)}">${renderNewPassword(language, { label: translate('account.new'), problem })}
      <button type="submit">${translate('reset.submit')}</button>
    </form>`,
  );
}

export function renderResetExpired(page: PageProps) {
  const { language } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('reset.title'),
    `${renderProblem(translate('verify.expired'))}
    <a class="button" href="${ACCOUNT_PATHS.forgot}">${translate('reset.again')}</a>`,
  );
}

export function renderResetDone(page: PageProps) {
  const { language } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('reset.done.title'),
    `<p class="intro" role="status">${translate('reset.done')}</p>
    <a class="button" href="${REALMS.customer.paths.signIn}?returnTo=/">${translate('account.signIn')}</a>`,
  );
}
