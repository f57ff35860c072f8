import { PASSWORD_LENGTH, type PasswordProblem } from '#domain/account/password.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { type FieldView, renderField, renderProblem } from '../login/login-frame.ts';
import { loginMessages, problemText } from '../login/login-messages.ts';
import { REALMS } from '../realm.ts';
import type { CurrentProblem } from './account-changes.ts';
import { ACCOUNT_PATHS, type PageProps, renderAccountFrame } from './account-frame.ts';
import { accountMessages } from './account-messages.ts';
import { type AlertChoices, renderAlertSection } from './alert-section.ts';
import { renderMethods } from './methods-section.ts';
import type { SignInMethods } from './sign-in-methods.ts';

export type Owner = {
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** Proves that a form is of this session's page. */
  formKey: string;
  methods: SignInMethods;
  /** Whether the customer signed in a moment ago, which confirms changes of an account without a password. */
  isRecent: boolean;
  /** Whether the host of the site can have passkeys. */
  hasPasskeys: boolean;
};

/** A form that was refused. */
export type Refused =
  | { form: 'password'; field: 'current'; problem: CurrentProblem['problem'] }
  | { form: 'password'; field: 'password'; problem: PasswordProblem | 'missing' }
  | { form: 'email'; field: 'current'; problem: CurrentProblem['problem']; typed: string }
  | { form: 'email'; field: 'email'; problem: 'missing' | 'invalid' | 'same' | 'tooMany'; typed: string }
  | { form: 'delete'; field: 'current'; problem: CurrentProblem['problem'] };

export const DONE = ['password', 'email', 'unlinked', 'passkey', 'renamed', 'alerts'] as const;
export type Done = (typeof DONE)[number];

/** What was not done. */
export const DENIED = ['last', 'passkey', 'name'] as const;

type State = { refused?: Refused | null; done?: Done | null; denied?: (typeof DENIED)[number] | null };

/** Everything a customer can do with their account. */
export function renderAccountPage(
  page: PageProps,
  owner: Owner,
  alerts: AlertChoices,
  { refused = null, done = null, denied = null }: State = {},
) {
  const { language, siteName } = page;
  const translate = accountMessages(language);
  const { name, email, isEmailVerified, methods, hasPasskeys } = owner;
  const { hasPassword } = methods;
  const passwordForm = refused?.form === 'password' ? refused : null;
  const emailForm = refused?.form === 'email' ? refused : null;

  return renderAccountFrame(
    page,
    translate('account.title'),
    `
    <p class="intro">${escapeHtml(translate('account.of', { site: siteName }))}</p>
    ${done ? `<p class="done" role="status">${translate(`account.done.${done}`)}</p>` : ''}
    ${denied ? renderProblem(translate(`account.denied.${denied}`)) : ''}
    <dl>
      <dt>${translate('account.name')}</dt><dd>${escapeHtml(name)}</dd>
      <dt>${translate('account.email')}</dt>
      <dd>${escapeHtml(email)} (${translate(isEmailVerified ? 'account.confirmed' : 'account.unconfirmed')})</dd>
    </dl>
    ${isEmailVerified ? '' : `<form method="post" action="${ACCOUNT_PATHS.resend}"><button type="submit" class="quiet">${translate('account.resend')}</button></form>`}
    ${renderAlertSection(page, owner, alerts)}
    ${renderMethods(language, { methods, hasPasskeys, key: hidden(owner) })}
    <section aria-labelledby="password-title">
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
    </section>
    <section aria-labelledby="email-title">
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
    </section>
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title">${translate('account.sessions')}</h2>
      <p>${translate('account.sessions.body')}</p>
      <form method="post" action="${ACCOUNT_PATHS.signOutEverywhere}">${hidden(owner)}
        <button type="submit" class="quiet">${translate('account.sessions.submit')}</button>
      </form>
    </section>
    <section aria-labelledby="share-title">
      <h2 id="share-title">${translate('share.title')}</h2>
      <p>${translate('share.teaser')}</p>
      <a class="button quiet" href="${ACCOUNT_PATHS.shared}">${translate('share.manage')}</a>
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
    </section>`,
  );
}

/** Asks once more, with the password. */
export function renderDeletePage(page: PageProps, owner: Owner, refused: Refused | null = null) {
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
        problem: refused?.field === 'current' ? refused.problem : null,
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

/** The form, or what comes before it where no password confirms it. */
export function confirmable({ language }: PageProps, { methods, isRecent }: Owner, form: string): string {
  if (methods.hasPassword || isRecent) return form;
  const translate = accountMessages(language);
  const query = new URLSearchParams({ again: '1', returnTo: ACCOUNT_PATHS.account });

  return `<p>${translate('account.again')}</p>
      <a class="button quiet" href="${escapeHtml(`${REALMS.customer.paths.signIn}?${query}`)}">${translate('account.again.submit')}</a>`;
}

export function hidden({ formKey }: Owner): string {
  return `<input type="hidden" name="key" value="${formKey}">`;
}

type Current = Pick<FieldView, 'name' | 'label'> & { problem: CurrentProblem['problem'] | null };

/** Nothing for an account without a password. */
export function currentField(
  { language }: PageProps,
  { methods }: Owner,
  { problem, ...field }: Current,
): string {
  if (!methods.hasPassword) return '';

  return renderField({
    ...field,
    type: 'password',
    autocomplete: 'current-password',
    maxLength: PASSWORD_LENGTH.max,
    problem: problem ? accountMessages(language)(`account.current.${problem}`) : undefined,
    hasFocus: problem !== null,
  });
}

function emailProblem({ language }: PageProps, problem: 'missing' | 'invalid' | 'same' | 'tooMany') {
  return problem === 'same' || problem === 'tooMany'
    ? accountMessages(language)(`account.email.${problem}`)
    : problemText(loginMessages(language), { email: problem }).email;
}
