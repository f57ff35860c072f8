import { escapeHtml } from '#domain/html/escape-html.ts';
import { renderProblem } from '../login/login-frame.ts';
import { confirmable, currentField, hidden, type Owner, type Rejected } from './account-forms.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';
import { type AlertChoices, renderAlertSection } from './alert-section.ts';
import { renderEmailSection } from './email-section.ts';
import { renderMethods } from './methods-section.ts';
import { renderPasswordSection } from './password-section.ts';

export const DONE = ['password', 'email', 'unlinked', 'passkey', 'renamed', 'alerts'] as const;
export type Done = (typeof DONE)[number];

/** What was not done. */
export const DENIED = ['last', 'passkey', 'name'] as const;

type State = { rejected?: Rejected | null; done?: Done | null; denied?: (typeof DENIED)[number] | null };

/** Everything a customer can do with their account. */
export function renderAccountPage(
  page: PageProps,
  owner: Owner,
  alerts: AlertChoices,
  { rejected = null, done = null, denied = null }: State = {},
) {
  const { language, siteName } = page;
  const translate = accountMessages(language);
  const { name, email, isEmailVerified, methods, hasPasskeys } = owner;

  return renderAccountFrame(
    page,
    translate('account.title'),
    `
    <p class="intro">${escapeHtml(translate('account.of', { site: siteName }))}</p>
    ${done ? `<p class="done" role="status">${translate(`account.done.${done}`)}</p>` : ''}
    ${denied ? renderProblem(translate(`account.denied.${denied}`)) : ''}
    <div class="actions">
      <a class="button" href="/#saved">${translate('account.saved')}</a>
      <form method="post" action="${ACCOUNT_PATHS.signOut}?returnTo=/"><button type="submit" class="quiet">${translate('account.signOut')}</button></form>
    </div>
    <dl>
      <dt>${translate('account.name')}</dt><dd>${escapeHtml(name)}</dd>
      <dt>${translate('account.email')}</dt>
      <dd>${escapeHtml(email)} (${translate(isEmailVerified ? 'account.confirmed' : 'account.unconfirmed')})</dd>
    </dl>
    ${isEmailVerified ? '' : `<form method="post" action="${ACCOUNT_PATHS.resend}"><button type="submit" class="quiet">${translate('account.resend')}</button></form>`}
    ${renderAlertSection(page, owner, alerts)}
    ${renderSharing(page)}
    ${renderMethods(language, { methods, hasPasskeys, key: hidden(owner) })}
    ${renderPasswordSection(page, owner, rejected)}
    ${renderEmailSection(page, owner, rejected)}
    ${renderOtherSections(page, owner)}`,
  );
}

function renderSharing({ language }: PageProps): string {
  const translate = accountMessages(language);

  return `<section aria-labelledby="share-title">
      <h2 id="share-title">${translate('share.title')}</h2>
      <p>${translate('share.teaser')}</p>
      <a class="button quiet" href="${ACCOUNT_PATHS.shared}">${translate('share.manage')}</a>
    </section>`;
}

/** Sessions, data and deletion: each a sentence with its button or link. */
function renderOtherSections({ language }: PageProps, owner: Owner): string {
  const translate = accountMessages(language);

  return `<section aria-labelledby="sessions-title">
      <h2 id="sessions-title">${translate('account.sessions')}</h2>
      <p>${translate('account.sessions.body')}</p>
      <form method="post" action="${ACCOUNT_PATHS.signOutEverywhere}">${hidden(owner)}
        <button type="submit" class="quiet">${translate('account.sessions.submit')}</button>
      </form>
    </section>
    <section aria-labelledby="data-title">
      <h2 id="data-title">${translate('account.data')}</h2>
      <p>${translate('account.data.body')}</p>
      <a class="button quiet" href="${ACCOUNT_PATHS.data}" download>${translate('account.data.submit')}</a>
    </section>
    <section aria-labelledby="delete-title">
      <h2 id="delete-title">${translate('account.delete')}</h2>
      <p>${translate('account.delete.body')}</p>
      <a class="button quiet danger" href="${ACCOUNT_PATHS.delete}">${translate('account.delete.open')}</a>
    </section>`;
}

/** Asks once more, with the password. */
export function renderDeletePage(page: PageProps, owner: Owner, rejected: Rejected | null = null) {
  const translate = accountMessages(page.language);

  return renderAccountFrame(
    page,
    translate('account.delete.title'),
    `
    <p class="intro">${translate('account.delete.warning')}</p>
    ${confirmable(
      page,
      owner,
      `<form method="post" action="${ACCOUNT_PATHS.delete}">${hidden(owner)}${currentField(page, owner, {
        name: 'delete-current',
        label: translate('account.email.current'),
        problem: rejected?.field === 'current' ? rejected.problem : null,
      })}
      <button type="submit" class="danger">${translate('account.delete.submit')}</button>
    </form>`,
    )}
    <p class="other"><a href="${ACCOUNT_PATHS.account}">${translate('account.delete.cancel')}</a></p>`,
  );
}

export function renderDeleted(page: PageProps) {
  const { language, siteName } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('account.deleted.title'),
    `<p class="intro" role="status">${escapeHtml(translate('account.deleted', { site: siteName }))}</p>`,
  );
}

/** A form whose page is of an earlier session. */
export function renderStaleForm(page: PageProps) {
  const { language } = page;
  const translate = accountMessages(language);

  return renderAccountFrame(
    page,
    translate('account.title'),
    `${renderProblem(translate('account.expired'))}
    <a class="button" href="${ACCOUNT_PATHS.account}">${translate('account.title')}</a>`,
  );
}
