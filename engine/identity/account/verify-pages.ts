import { escapeHtml } from '#domain/html/escape-html.ts';
import { renderProblem } from '../login/login-frame.ts';
import { REALMS } from '../realm.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

/** Asks before it confirms: programs that open the links of a mail click no buttons. */
export function renderVerifyForm(page: PageProps, { email, token }: { email: string; token: string }) {
  const { language, siteName } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('verify.title'),
    `
    <p class="intro">${escapeHtml(translate('verify.body', { email, site: siteName }))}</p>
    <form method="post" action="${ACCOUNT_PATHS.verify}">
      <input type="hidden" name="token" value="${escapeHtml(token)}">
      <button type="submit">${translate('verify.submit')}</button>
    </form>`,
  );
}

export function renderVerified(page: PageProps, email: string) {
  const { language, siteName } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('verify.done.title'),
    `<p class="intro" role="status">${escapeHtml(translate('verify.done', { email, site: siteName }))}</p>`,
  );
}

/** A link that does not work, with the way to a new one. */
export function renderDeadLink(
  page: PageProps,
  { problem, isSignedIn }: { problem: 'expired' | 'taken'; isSignedIn: boolean },
) {
  const { language } = page;
  const translate = accountMessages(language);
  const signIn = `${REALMS.customer.paths.signIn}?returnTo=/`;
  const next = isSignedIn
    ? `<form method="post" action="${ACCOUNT_PATHS.resend}"><button type="submit">${translate('verify.resend')}</button></form>`
    : `<p>${translate('verify.signIn')}</p><a class="button" href="${signIn}">${translate('account.signIn')}</a>`;

  return renderAccountFrame(
    page,
    translate('verify.title'),
    `${renderProblem(translate(`verify.${problem}`))}${problem === 'expired' ? next : ''}`,
  );
}

/** The result of requesting another link. */
export function renderResent(
  page: PageProps,
  { email, outcome }: { email: string; outcome: 'sent' | 'tooMany' | 'isVerified' },
) {
  const { language } = page;
  const translate = accountMessages(language);
  const title = outcome === 'isVerified' ? translate('verify.done.title') : translate('verify.sent.title');
  const body =
    outcome === 'tooMany'
      ? renderProblem(translate('verify.tooMany'))
      : `<p class="intro" role="status">${escapeHtml(translate(`verify.${outcome}`, { email }))}</p>`;

  return renderAccountFrame(page, title, body);
}
