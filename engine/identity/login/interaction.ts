import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { CheckCredentials } from '../credentials.ts';
import type { ProviderChoice } from '../outside/outside-provider.ts';
import { PASSKEY_PAGE_HEADERS } from '../passkeys/passkey-form.ts';
import { PASSKEY_SCRIPT } from '../passkeys/passkey-script.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { Realm } from '../realm.ts';
import { signInCookies } from '../sign-in-cookies.ts';
import { WINDOW_MS } from '../sign-in-limit.ts';
import { returnToOfState } from '../sign-in-state.ts';
import type { Site } from '../sites.ts';
import { LOGIN_PAGE_HEADERS } from './login-frame.ts';
import type { LoginProblem } from './login-messages.ts';
import { type ProviderOffers, renderLoginForm, renderNotice } from './login-page.ts';
import { addLook } from './page-look.ts';
import type { PageProps, ReadPage } from './page-props.ts';
import { readForm } from './read-form.ts';
import type { createSignUp } from './sign-up.ts';
import { renderSignUpForm } from './sign-up-page.ts';

type Exchange = {
  provider: Provider;
  realm: Realm;
  site: Site;
  request: IncomingMessage;
  response: ServerResponse;
};
export type Interaction = (exchange: Exchange) => Promise<void>;

/** A form of the provider: how it renders and how it handles a submission. */
type Screen = {
  empty(): Promise<string> | string;
  submit(form: URLSearchParams): Promise<{ accountId: string } | { status: number; html: string }>;
};

type Options = {
  readPage: ReadPage;
  checkCredentials: CheckCredentials;
  signUp: ReturnType<typeof createSignUp>;
  /** The client IP. */
  ipOf: (request: IncomingMessage) => string;
  passkeys: Passkeys;
  /** Counts a sign-in with a passkey; false when the network is over its limit. */
  mayTryPasskey: (ip: string) => Promise<boolean>;
  /** Providers elsewhere that customers may choose. */
  choices: readonly ProviderChoice[];
};

const UNPROCESSABLE = 422;
const TOO_MANY = 429;

/** The provider's own pages: sign-in with email and password, and sign-up for customers. */
export function createInteraction({
  readPage,
  checkCredentials,
  signUp,
  ipOf,
  choices,
  passkeys,
  mayTryPasskey,
}: Options): Interaction {
  return async ({ provider, realm, site, request, response }) => {
    const page = await readPage(site);
    const reply = (status: number, html: string) => send(response, { status, html, page });
    const expired = () => renderNotice({ page, kind: realm.kind, notice: 'expired' });
    const details = await provider.interactionDetails(request, response).catch(absent);
    if (details?.prompt.name !== 'login') return reply(400, expired());

    const pageProps = {
      page,
      back: backPath(realm, details.params.state),
      offers: {
        choices: realm.kind === 'customer' ? choices : [],
        returnTo: returnToOfState(details.params.state),
        isAgain: details.params.prompt === 'login',
      },
    };
    const known = signInCookies(realm).readKnown(request.headers.cookie, site.origin);
    const context = { realm, site, ip: ipOf(request), known, pageProps };
    const screen = isSignUp(realm, request) ? signUpScreen(context) : signInScreen(context);
    if (request.method !== 'POST') return reply(200, await screen.empty());

    const form = isFromSite(request, site) ? await readForm(request) : null;
    if (!form) return reply(400, expired());

    const result = await screen.submit(form);
    if ('html' in result) return reply(result.status, result.html);

    await provider.interactionFinished(request, response, {
      login: { accountId: result.accountId, remember: false },
    });
  };

  function signInScreen({ realm, site, ip, known, pageProps }: ScreenContext): Screen {
    const { kind } = realm;
    const render = async (email: string, problem: LoginProblem | null) => {
      const passkey = await passkeys.signInOptions(site, kind);
      return renderLoginForm({ ...pageProps, kind, email, problem, passkey });
    };

    return {
      empty: () => render('', null),
      async submit(form) {
        const responseJson = form.get('passkey');
        if (responseJson !== null) {
          if (!(await mayTryPasskey(ip))) return { status: TOO_MANY, html: await render('', 'blocked') };
          const accountId = await passkeys.signIn(site, kind, responseJson);

          return accountId ? { accountId } : { status: UNPROCESSABLE, html: await render('', 'passkey') };
        }
        const email = form.get('email')?.trim() ?? '';
        const password = form.get('password') ?? '';
        const result = await checkCredentials(realm, site, { email, password, ip, known });
        if ('accountId' in result) return result;

        const { problem } = result;
        const status = problem === 'blocked' ? TOO_MANY : UNPROCESSABLE;
        return { status, html: await render(email, problem) };
      },
    };
  }

  function signUpScreen({ site, ip, pageProps }: ScreenContext): Screen {
    const empty = { ...pageProps, name: '', email: '', problems: {}, rejection: null };

    return {
      empty: () => renderSignUpForm(empty),
      async submit(form) {
        const [name, email, password] = ['name', 'email', 'password'].map((field) => form.get(field) ?? '');
        const typed = { name: name ?? '', email: email ?? '', password: password ?? '' };
        const result = await signUp(site, typed, ip);
        if ('accountId' in result) return result;

        const { problems = {}, rejection = null } = result;
        const status = rejection === 'blocked' ? TOO_MANY : UNPROCESSABLE;
        return { status, html: renderSignUpForm({ ...pageProps, ...typed, problems, rejection }) };
      },
    };
  }
}

type ScreenContext = {
  realm: Realm;
  site: Site;
  ip: string;
  known: string | null;
  pageProps: { page: PageProps; back: string; offers: ProviderOffers };
};

/** Agents return to their own page, customers to the page they came from. */
function backPath({ kind }: Realm, state: unknown): string {
  return kind === 'agent' ? '/access' : returnToOfState(state);
}

function isSignUp({ paths }: Realm, { url = '' }: IncomingMessage): boolean {
  return paths.signUp !== undefined && new URLSearchParams(url.split('?')[1]).get('form') === 'sign-up';
}

function isFromSite(request: IncomingMessage, site: Site): boolean {
  return request.headers.origin === undefined || request.headers.origin === site.origin;
}

function absent(error: unknown): null {
  if (error instanceof errors.SessionNotFound) return null;
  throw error;
}

function send(
  response: ServerResponse,
  { status, html, page }: { status: number; html: string; page: PageProps },
): void {
  const headers = new Headers(html.includes(PASSKEY_SCRIPT) ? PASSKEY_PAGE_HEADERS : LOGIN_PAGE_HEADERS);
  if (status === TOO_MANY) headers.set('retry-after', String(WINDOW_MS / 1000));
  addLook(headers, page.look);
  response.writeHead(status, Object.fromEntries(headers)).end(html);
}
