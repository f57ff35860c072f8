import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { NAME_MAX, type SignUpProblems } from '#domain/account/sign-up.ts';
import { escapeHtml, renderField, renderLoginPage, renderProblem } from './login-frame.ts';
import { FIELD_PROBLEMS, LOGIN_MESSAGES, SIGN_UP_MESSAGES, type SignUpRefusal } from './login-messages.ts';

type SignUpForm = {
  siteName: string;
  name: string;
  email: string;
  problems: SignUpProblems;
  refusal: SignUpRefusal | null;
  /** A path of the site. */
  back: string;
};

const FIELDS = ['name', 'email', 'password'] as const;

/** The form posts to its own URL. Input is preserved, except the password. */
export function renderSignUpForm({ siteName, name, email, problems, refusal, back }: SignUpForm): string {
  const values = { name, email, password: '' };
  const focus =
    FIELDS.find((field) => problems[field]) ?? (refusal ? 'email' : FIELDS.find((field) => !values[field]));

  return renderLoginPage(
    SIGN_UP_MESSAGES.title,
    `
    <h1>${SIGN_UP_MESSAGES.title}</h1>
    <p class="intro">${escapeHtml(SIGN_UP_MESSAGES.intro.replace('{site}', siteName))}</p>
    ${refusal ? renderProblem(refusal === 'blocked' ? LOGIN_MESSAGES.blocked : SIGN_UP_MESSAGES.refused) : ''}
    <form method="post">${renderField({
      name: 'name',
      label: SIGN_UP_MESSAGES.name,
      type: 'text',
      autocomplete: 'name',
      maxLength: NAME_MAX,
      value: name,
      problem: problems.name && FIELD_PROBLEMS.name[problems.name],
      hasFocus: focus === 'name',
    })}${renderField({
      name: 'email',
      label: LOGIN_MESSAGES.email,
      type: 'email',
      autocomplete: 'username',
      maxLength: 254,
      value: email,
      problem: problems.email && FIELD_PROBLEMS.email[problems.email],
      hasFocus: focus === 'email',
    })}${renderField({
      name: 'password',
      label: LOGIN_MESSAGES.password,
      type: 'password',
      autocomplete: 'new-password',
      maxLength: PASSWORD_LENGTH.max,
      hint: SIGN_UP_MESSAGES.passwordHint,
      problem: problems.password && FIELD_PROBLEMS.password[problems.password],
      hasFocus: focus === 'password',
    })}
      <button type="submit">${SIGN_UP_MESSAGES.submit}</button>
    </form>
    <p class="other">${SIGN_UP_MESSAGES.hasAccount} <a href="?form=sign-in">${SIGN_UP_MESSAGES.signIn}</a></p>
    <a href="${escapeHtml(back)}">${LOGIN_MESSAGES.back}</a>`,
  );
}
