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

/** Links to the identity provider, which redirects back to this page. Closing it drops the action that waited for it. */
export function AuthModal({ reason, pending, onClose }: AuthModalProps) {
  useEffect(() => (pending ? rememberAction(pending) : clearAction()), [pending]);
  const cancel = () => {
    clearAction();
    onClose();
  };
  const { viewer, website } = useSite();
  const { siteName } = website.config.display;
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const name = viewer.customer?.name;

  return (
    <Modal title={message('modal.auth.title')} width={440} onClose={cancel}>
      <div className="auth-modal">
        {reason && <p className="auth-modal__reason">{reason}</p>}
        {name && <p>{message('modal.auth.signedIn', { siteName, name })}</p>}
        {!name && !reason && <p>{message('modal.auth.intro', { siteName })}</p>}
        {!name && <SignInLinks path={path} />}
      </div>
    </Modal>
  );
}

/** Links to sign in, to sign up, and for agents. */
function SignInLinks({ path }: { path: string }) {
  const { signInProviders = [] } = useSite();
  const query = `?returnTo=${encodeURIComponent(path)}`;

  return (
    <>
      <a className="button" href={`/account/sign-in${query}`}>
        <Icon name="log-in" />
        {message('modal.auth.signIn')}
      </a>
      <a className="button is-secondary" href={`/account/sign-up${query}`}>
        <Icon name="user-plus" />
        {message('modal.auth.signUp')}
      </a>
      {signInProviders.map(({ key, name }) => (
        <a key={key} className="button is-secondary" href={`/account/sign-in${query}&provider=${key}`}>
          {message('modal.auth.with', { name })}
        </a>
      ))}
      <p className="auth-modal__agents">
        {message('modal.auth.isAgent')} <a href={`/access/login${query}`}>{message('modal.auth.agents')}</a>
      </p>
    </>
  );
}
