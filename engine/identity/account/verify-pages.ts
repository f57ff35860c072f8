import { escapeHtml } from '#domain/html/escape-html.ts';
import { renderProblem } from '../login/login-frame.ts';
import { REALMS } from '../realm.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';

/** Asks before it confirms: programs that open the links of a mail do not press buttons. */
export function renderVerifyForm(page: PageProps, { email, token }: { email: string; token: string }) {
  const { language, siteName } = page;
  const say = accountMessages(language);

  return renderAccountFrame(
    page,
    say('verify.title'),
    `
    <p class="intro">${escapeHtml(say('verify.body', { email, site: siteName }))}</p>
    <form method="post" action="${ACCOUNT_PATHS.verify}">
      <input type="hidden" name="token" value="${escapeHtml(token)}">
      <button type="submit">${say('verify.submit')}</button>
    </form>`,
  );
}

export function renderVerified(page: PageProps, email: string) {
  const { language, siteName } = page;
  const say = accountMessages(language);

  return renderAccountFrame(
    page,
    say('verify.done.title'),
    `<p class="intro" role="status">${escapeHtml(say('verify.done', { email, site: siteName }))}</p>`,
  );
}

/** A link that does not work, with the way to a new one. */
export function renderDeadLink(
  page: PageProps,
  { problem, isSignedIn }: { problem: 'expired' | 'taken'; isSignedIn: boolean },
) {
  const { language } = page;
  const say = accountMessages(language);
  const signIn = `${REALMS.customer.paths.signIn}?returnTo=/`;
  const next = isSignedIn
    ? `<form method="post" action="${ACCOUNT_PATHS.resend}"><button type="submit">${say('verify.resend')}</button></form>`
    : `<p>${say('verify.signIn')}</p><a class="button" href="${signIn}">${say('account.signIn')}</a>`;

  return renderAccountFrame(
    page,
    say('verify.title'),
    `${renderProblem(say(`verify.${problem}`))}${problem === 'expired' ? next : ''}`,
  );
}

/** What came of asking for another link. */
export function renderResent(
  page: PageProps,
  { email, outcome }: { email: string; outcome: 'sent' | 'tooMany' | 'isVerified' },
) {
  const { language } = page;
  const say = accountMessages(language);
  const title = outcome === 'isVerified' ? say('verify.done.title') : say('verify.sent.title');
  const said =
    outcome === 'tooMany'
      ? renderProblem(say('verify.tooMany'))
      : `<p class="intro" role="status">${escapeHtml(say(`verify.${outcome}`, { email }))}</p>`;

  return renderAccountFrame(page, title, said);
}
