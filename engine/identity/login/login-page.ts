import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { escapeHtml, renderField, renderLoginPage, renderProblem } from './login-frame.ts';
import {
  CUSTOMER_MESSAGES,
  LOGIN_MESSAGES,
  type LoginNotice,
  type LoginProblem,
  SIGN_IN_MESSAGES,
} from './login-messages.ts';
import { type Kind, REALMS } from '../realm.ts';

type LoginForm = {
  kind: Kind;
  siteName: string;
  email: string;
  problem: LoginProblem | null;
  /** A path of the site. */
  back: string;
};

/** The form posts to its own URL. */
export function renderLoginForm({ kind, siteName, email, problem, back }: LoginForm): string {
  const describedBy = problem === 'wrong' ? 'problem' : undefined;

  return renderLoginPage(
    LOGIN_MESSAGES.title,
    `
    <h1>${LOGIN_MESSAGES.title}</h1>
    <p class="intro">${escapeHtml(SIGN_IN_MESSAGES[kind].intro.replace('{site}', siteName))}</p>
    ${problem ? renderProblem(LOGIN_MESSAGES[problem]) : ''}
    <form method="post">${renderField({
      name: 'email',
      label: LOGIN_MESSAGES.email,
      type: 'email',
      autocomplete: 'username',
      maxLength: 254,
      value: email,
      describedBy,
      hasFocus: !email,
    })}${renderField({
      name: 'password',
      label: LOGIN_MESSAGES.password,
      type: 'password',
      autocomplete: 'current-password',
      maxLength: PASSWORD_LENGTH.max,
      describedBy,
      hasFocus: Boolean(email),
    })}
      <button type="submit">${LOGIN_MESSAGES.submit}</button>
    </form>
    ${kind === 'customer' ? OTHER_WAYS : ''}
    <a href="${escapeHtml(back)}">${LOGIN_MESSAGES.back}</a>`,
  );
}

const OTHER_WAYS = `<p class="other">${CUSTOMER_MESSAGES.isNew} <a href="?form=sign-up">${CUSTOMER_MESSAGES.signUp}</a></p>
    <p class="other">${CUSTOMER_MESSAGES.isAgent} <a href="/access">${CUSTOMER_MESSAGES.agents}</a></p>`;

/** A sign-in that cannot continue, with a link to begin again. */
export function renderNotice(kind: Kind, notice: LoginNotice): string {
  const restart = kind === 'agent' ? '/access' : REALMS.customer.paths.signIn;

  return renderLoginPage(
    LOGIN_MESSAGES.title,
    `
    <h1>${LOGIN_MESSAGES.title}</h1>
    ${renderProblem(LOGIN_MESSAGES[notice])}
    <a class="button" href="${restart}">${LOGIN_MESSAGES.restart}</a>
    <a href="/">${LOGIN_MESSAGES.back}</a>`,
  );
}
