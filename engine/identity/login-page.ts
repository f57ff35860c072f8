import { createHash } from 'node:crypto';
import { LOGIN_MESSAGES, type LoginNotice, type LoginProblem } from './login-messages.ts';
import { LOGIN_STYLE } from './login-style.ts';

type LoginForm = { siteName: string; email: string; problem: LoginProblem | null };

const styleHash = createHash('sha256').update(LOGIN_STYLE).digest('base64');

/** These pages run no script and load nothing; a stolen password field has nowhere to go. */
export const LOGIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The form posts to the address it stands at. */
export function renderLoginForm({ siteName, email, problem }: LoginForm): string {
  const invalid = problem === 'wrong' ? ' aria-invalid="true" aria-describedby="problem"' : '';
  const focus = (wanted: boolean) => (wanted ? ' autofocus' : '');

  return renderPage(`
    <h1>${LOGIN_MESSAGES.title}</h1>
    <p class="intro">${escapeHtml(LOGIN_MESSAGES.intro.replace('{site}', siteName))}</p>
    ${problem ? `<p class="problem" id="problem" role="alert">${LOGIN_MESSAGES[problem]}</p>` : ''}
    <form method="post">
      <label for="email">${LOGIN_MESSAGES.email}</label>
      <input id="email" name="email" type="email" autocomplete="username" required maxlength="254"
        value="${escapeHtml(email)}"${invalid}${focus(!email)}>
      <label for="password">${LOGIN_MESSAGES.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required
        maxlength="1024"${invalid}${focus(Boolean(email))}>
      <button type="submit">${LOGIN_MESSAGES.submit}</button>
    </form>
    <a href="/access">${LOGIN_MESSAGES.cancel}</a>`);
}

/** A sign-in that cannot go on, with the way to begin again. */
export function renderNotice(notice: LoginNotice): string {
  return renderPage(`
    <h1>${LOGIN_MESSAGES.title}</h1>
    <p class="problem" role="alert">${LOGIN_MESSAGES[notice]}</p>
    <a class="button" href="/access">${LOGIN_MESSAGES.restart}</a>`);
}

function renderPage(content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${LOGIN_MESSAGES.title}</title>
    <style>${LOGIN_STYLE}</style>
  </head>
  <body>
    <main>${content}
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };

  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
