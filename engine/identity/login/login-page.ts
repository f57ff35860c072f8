import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import type { Language } from '#domain/language/language.ts';
import { type Kind, REALMS } from '../realm.ts';
import { escapeHtml, renderField, renderLoginPage, renderProblem } from './login-frame.ts';
import { type LoginMessage, type LoginNotice, type LoginProblem, loginMessages } from './login-messages.ts';

type LoginForm = {
  language: Language;
  kind: Kind;
  siteName: string;
  email: string;
  problem: LoginProblem | null;
  /** A path of the site. */
  back: string;
};

/** The form posts to its own URL. */
export function renderLoginForm({ language, kind, siteName, email, problem, back }: LoginForm): string {
  const say = loginMessages(language);
  const title = say('signIn.title');
  const describedBy = problem === 'wrong' ? 'problem' : undefined;

  return renderLoginPage(
    { language, title },
    `
    <h1>${title}</h1>
    <p class="intro">${escapeHtml(say(`signIn.intro.${kind}`, { site: siteName }))}</p>
    ${problem ? renderProblem(say(`signIn.${problem}`)) : ''}
    <form method="post">${renderField({
      name: 'email',
      label: say('signIn.email'),
      type: 'email',
      autocomplete: 'username',
      maxLength: 254,
      value: email,
      describedBy,
      hasFocus: !email,
    })}${renderField({
      name: 'password',
      label: say('signIn.password'),
      type: 'password',
      autocomplete: 'current-password',
      maxLength: PASSWORD_LENGTH.max,
      describedBy,
      hasFocus: Boolean(email),
    })}
      <button type="submit">${say('signIn.submit')}</button>
    </form>
    ${kind === 'customer' ? otherWays(say) : ''}
    <a href="${escapeHtml(back)}">${say('signIn.back')}</a>`,
  );
}

function otherWays(say: LoginMessage): string {
  return `<p class="other"><a href="/account/forgot">${say('signIn.forgot')}</a></p>
    <p class="other">${say('signIn.isNew')} <a href="?form=sign-up">${say('signIn.signUp')}</a></p>
    <p class="other">${say('signIn.isAgent')} <a href="/access">${say('signIn.agents')}</a></p>`;
}

type Notice = { language: Language; kind: Kind; notice: LoginNotice };

/** A sign-in that cannot continue, with a link to begin again. */
export function renderNotice({ language, kind, notice }: Notice): string {
  const say = loginMessages(language);
  const title = say('signIn.title');
  const restart = kind === 'agent' ? '/access' : REALMS.customer.paths.signIn;

  return renderLoginPage(
    { language, title },
    `
    <h1>${title}</h1>
    ${renderProblem(say(`notice.${notice}`))}
    <a class="button" href="${restart}">${say('notice.restart')}</a>
    <a href="/">${say('signIn.back')}</a>`,
  );
}
