import { useEffect } from 'react';
import { message } from '../messages.ts';
import { clearAction, rememberAction } from '../site/pending-action.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import { Modal } from './modal.tsx';
import type { Modals } from './modal-request.ts';
import './auth-modal.css';

type AuthModalProps = Modals['auth'] & { onClose: () => void };

/** Links to the identity provider, which redirects back to this page. An action waits for it until it is left in any other way. */
export function AuthModal({ reason, pending, onClose }: AuthModalProps) {
  useEffect(() => {
    if (pending) rememberAction(pending);
    return clearAction;
  }, [pending]);
  const { viewer, website } = useSite();
  const { siteName } = website.config.display;
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const name = viewer.customer?.name;
  // Most who save something for the first time have no account.
  const isNew = pending !== undefined;

  return (
    <Modal title={message(isNew ? 'modal.auth.join' : 'modal.auth.title')} width={440} onClose={onClose}>
      <div className="auth-modal">
        {reason && <p className="auth-modal__reason">{reason}</p>}
        {name && <p>{message('modal.auth.signedIn', { siteName, name })}</p>}
        {!name && !reason && <p>{message('modal.auth.intro', { siteName })}</p>}
        {!name && <SignInLinks path={path} isNew={isNew} />}
      </div>
    </Modal>
  );
}

/** Links to sign up and to sign in; the one more visitors want comes first. */
function SignInLinks({ path, isNew }: { path: string; isNew: boolean }) {
  const { signInProviders = [] } = useSite();
  const query = `?returnTo=${encodeURIComponent(path)}`;
  const [first, second] = isNew ? (['signUp', 'signIn'] as const) : (['signIn', 'signUp'] as const);

  return (
    <>
      <WayIn way={first} query={query} />
      {isNew && <p className="auth-modal__note">{message('modal.auth.short')}</p>}
      {signInProviders.map(({ key, name }) => (
        <a key={key} className="button is-secondary" href={`/account/sign-in${query}&provider=${key}`}>
          {message('modal.auth.with', { name })}
        </a>
      ))}
      {isNew && <p className="auth-modal__other">{message('modal.auth.hasAccount')}</p>}
      <WayIn way={second} query={query} isSecond />
    </>
  );
}

const WAYS = {
  signIn: { path: '/account/sign-in', icon: 'log-in', label: 'modal.auth.signIn' },
  signUp: { path: '/account/sign-up', icon: 'user-plus', label: 'modal.auth.signUp' },
} as const;

type WayInProps = { way: keyof typeof WAYS; query: string; isSecond?: boolean };

function WayIn({ way, query, isSecond = false }: WayInProps) {
  const { path, icon, label } = WAYS[way];

  return (
    <a className={isSecond ? 'button is-secondary' : 'button'} href={path + query}>
      <Icon name={icon} />
      {message(label)}
    </a>
  );
}
