import { type MessageKey, message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { useLocation } from '#web/src/ui/routing.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { LoginState } from './parts.ts';
import './view.css';

/** Results of /access/callback without a sign-in. */
const PROBLEMS = new Map<string, MessageKey>([
  ['expired', 'access.problem.expired'],
  ['denied', 'access.problem.denied'],
  ['failed', 'access.problem.failed'],
]);

/** Starts the agents' sign-in; signed-in agents get a link back. Works without JavaScript. */
export function LoginView({ state }: StrapViewProps<LoginState>) {
  const { viewer, website } = useSite();
  const { siteName } = website.config.display;

  return (
    <div className="strap-login__card">
      <h1>{state.title}</h1>
      {viewer.agent ? (
        <SignedIn name={viewer.agent.displayName} siteName={siteName} />
      ) : (
        <SignedOut siteName={siteName} />
      )}
    </div>
  );
}

function SignedOut({ siteName }: { siteName: string }) {
  const query = new URLSearchParams(useLocation().search);
  const problem = PROBLEMS.get(query.get('error') ?? '');
  const returnTo = query.get('returnTo') ?? '/';

  return (
    <>
      {problem && (
        <p className="strap-login__problem" role="alert">
          <Icon name="circle-alert" />
          {message(problem)}
        </p>
      )}
      <p>{message('access.intro', { siteName })}</p>
      <a className="button" href={`/access/login?returnTo=${encodeURIComponent(returnTo)}`}>
        <Icon name="log-in" />
        {message('access.begin')}
      </a>
    </>
  );
}

function SignedIn({ name, siteName }: { name: string; siteName: string }) {
  return (
    <>
      <p>{message('access.signedIn', { name, siteName })}</p>
      <SiteLink className="button" href="/">
        {message('access.back')}
      </SiteLink>
      <form method="post" action="/access/logout">
        <button type="submit" className="button is-secondary">
          {message('access.logout')}
        </button>
      </form>
    </>
  );
}
