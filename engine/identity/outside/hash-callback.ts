import type { Hono } from 'hono';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { readPostedForm } from '../account/read-posted-form.ts';
import { type AccessEnv, finishSignIn, type RealmSignIn } from '../finish-sign-in.ts';
import { pageHeadersWith, renderLoginPage } from '../login/login-frame.ts';
import { loginMessages } from '../login/login-messages.ts';
import { HASH_CALLBACK } from '../relying-party/callback-paths.ts';
import { signInCookies } from '../sign-in-cookies.ts';
import { kindOfState } from '../sign-in-state.ts';

/** Two tokens and a state. */
const FORM_MAX = 32 * 1024;

/** Removes the tokens from the URL before anything else, and sends the id token to the server once. */
const SCRIPT = `
const returned = new URLSearchParams(location.hash.slice(1));
history.replaceState(null, '', location.pathname);
const form = document.forms[0];
for (const name of ['id_token', 'state']) form.elements[name].value = returned.get(name) ?? '';
form.submit();
`;

const HEADERS = pageHeadersWith({ script: SCRIPT });

/**
 * Where a provider of the implicit flow returns to. The tokens are in the hash, which no server sees: the page posts the
 * id token, and the session is a cookie like any other.
 */
export function addHashCallback(app: Hono<AccessEnv>, doors: readonly RealmSignIn[]): void {
  app.get(HASH_CALLBACK, async (c) => {
    const { page } = c.var;
    const { language } = page;
    const translate = loginMessages(language);
    const title = translate('signIn.title');

    return c.html(
      renderLoginPage(
        { language, title, script: SCRIPT, site: page },
        `
    <h1>${title}</h1>
    <p class="intro" role="status">${escapeHtml(translate('hash.wait'))}</p>
    <noscript><p class="problem" role="alert">${escapeHtml(translate('hash.noScript'))}</p></noscript>
    <form method="post" action="${HASH_CALLBACK}">
      <input type="hidden" name="id_token">
      <input type="hidden" name="state">
    </form>
    <a href="/">${translate('signIn.back')}</a>`,
      ),
      200,
      HEADERS,
    );
  });

  app.post(HASH_CALLBACK, async (c) => {
    const { site } = c.var;
    if (c.req.header('origin') !== site.origin) return c.text('Forbidden', 403);

    const field = await readPostedForm(c.req.raw, FORM_MAX);
    const [idToken, state] = [field('id_token'), field('state')];
    const kind = kindOfState(state) ?? 'customer';
    const door = doors.find(({ realm }) => realm.kind === kind);
    if (!door) return c.notFound();
    const binder = signInCookies(door.realm).readAttempt(c.req.raw, site.origin);
    const outcome = binder
      ? await door.relyingParty.finish(site, { idToken, state, binder })
      : { failure: 'expired' as const };

    return finishSignIn(c, door, outcome);
  });
}
