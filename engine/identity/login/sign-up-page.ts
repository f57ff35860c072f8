import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { NAME_MAX, type SignUpProblems } from '#domain/account/sign-up.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { renderField, renderLoginPage, renderProblem } from './login-frame.ts';
import { loginMessages, problemText, type SignUpRejection } from './login-messages.ts';
import { type ProviderOffers, renderOffers, renderReasons } from './login-page.ts';
import type { PageProps } from './page-props.ts';

type SignUpForm = {
  page: PageProps;
  name: string;
  email: string;
  problems: SignUpProblems;
  rejection: SignUpRejection | null;
  /** A path of the site. */
  back: string;
  offers: ProviderOffers;
};

const FIELDS = ['name', 'email', 'password'] as const;

/** The form posts to its own URL. Input is preserved, except the password. */
export function renderSignUpForm(form: SignUpForm): string {
  const { page, name, email, problems, rejection, back, offers } = form;
  const { language, siteName } = page;
  const translate = loginMessages(language);
  const title = translate('signUp.title');
  const texts = problemText(translate, problems);
  const values = { name, email, password: '' };
  const focus =
    FIELDS.find((field) => problems[field]) ?? (rejection ? 'email' : FIELDS.find((field) => !values[field]));

  return renderLoginPage(
    { language, title, site: page, aside: renderReasons(translate) },
    `
    <h1>${title}</h1>
    <p class="intro">${escapeHtml(translate('signUp.intro', { site: siteName }))}</p>
    ${rejection ? renderProblem(translate(rejection === 'blocked' ? 'signIn.blocked' : 'signUp.rejected')) : ''}
    <form method="post">${renderField({
      name: 'name',
      label: translate('signUp.name'),
      type: 'text',
      autocomplete: 'name',
      maxLength: NAME_MAX,
      value: name,
      problem: texts.name,
      hasFocus: focus === 'name',
    })}${renderField({
      name: 'email',
      label: translate('signIn.email'),
      type: 'email',
      autocomplete: 'username',
      maxLength: 254,
      value: email,
      problem: texts.email,
      hasFocus: focus === 'email',
    })}${renderField({
      name: 'password',
      label: translate('signIn.password'),
      type: 'password',
      autocomplete: 'new-password',
      maxLength: PASSWORD_LENGTH.max,
      hint: translate('signUp.passwordHint', { min: PASSWORD_LENGTH.min }),
      problem: texts.password,
      hasFocus: focus === 'password',
    })}
      <button type="submit">${translate('signUp.submit')}</button>
    </form>
    ${renderOffers(translate, offers)}
    <p class="other">${translate('signUp.hasAccount')} <a href="?form=sign-in">${translate('signUp.signIn')}</a></p>
    <a href="${escapeHtml(back)}">${translate('signIn.back')}</a>`,
  );
}
