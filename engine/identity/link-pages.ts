import type { PasswordProblem } from '#domain/account/password.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { AccountLinkPurpose } from '../store/people/account-link-table.ts';
import { AGENT_FORGOT } from './account-links.ts';
import { renderLoginPage, renderProblem } from './login/login-frame.ts';
import { loginMessages } from './login/login-messages.ts';
import { renderNewPassword } from './login/new-password-field.ts';
import type { PageProps } from './login/page-props.ts';

type Page = PageProps & { purpose: AccountLinkPurpose };
type Form = { token: string; email: string; problem: PasswordProblem | 'missing' | null };

/** Somebody who works on the site chooses a password. The form posts to its own path. */
export function renderChoosePassword({ purpose, ...page }: Page, { token, email, problem }: Form): string {
  const { language, siteName: site } = page;
  const translate = loginMessages(language);
  const key = purpose === 'invitation' ? 'welcome' : 'reset';
  const title = translate(`choose.${key}.title`, { site });

  return renderLoginPage(
    { language, title, site: page },
    `
    <h1>${escapeHtml(title)}</h1>
    <p class="intro">${escapeHtml(translate(`choose.${key}.body`, { site, email }))}</p>
    <form method="post" action="?">
      <input type="hidden" name="token" value="${escapeHtml(token)}">
      <input type="hidden" name="username" autocomplete="username" value="${escapeHtml(email)}">${renderNewPassword(language, { label: translate('signIn.password'), problem })}
      <button type="submit">${translate('choose.submit')}</button>
    </form>`,
  );
}

export function renderLinkExpired({ purpose, ...page }: Page): string {
  const { language, siteName: site } = page;
  const translate = loginMessages(language);
  const title = translate(`choose.${purpose === 'invitation' ? 'welcome' : 'reset'}.title`, { site });

  return renderLoginPage(
    { language, title, site: page },
    `
    <h1>${escapeHtml(title)}</h1>
    ${renderProblem(translate('choose.expired'))}
    ${purpose === 'reset-password' ? `<p class="other"><a href="${AGENT_FORGOT}">${translate('signIn.forgot')}</a></p>` : ''}
    <a href="/" rel="noreferrer">${translate('signIn.back')}</a>`,
  );
}
