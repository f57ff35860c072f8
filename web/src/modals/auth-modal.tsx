import { message } from '../messages.ts';
import { useSite } from '../page/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import { Modal } from './modal.tsx';
import { ModalLink } from './modal-link.tsx';
import type { Modals } from './modal-request.ts';
import './auth-modal.css';

type AuthModalProps = Modals['auth'] & { onClose: () => void };

/** Begins the sign-in at the identity provider, which leads back to this page. A visitor who wants to keep something gets its link. */
export function AuthModal({ reason, onClose }: AuthModalProps) {
  const { siteName } = useSite().website.config.display;
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const signIn = `/access/login?returnTo=${encodeURIComponent(path)}`;

  return (
    <Modal title={message('modal.auth.title')} width={440} onClose={onClose}>
      <div className="auth-modal">
        {reason && <p className="auth-modal__reason">{reason}</p>}
        <p>{message(reason ? 'modal.auth.visitor' : 'access.intro', { siteName })}</p>
        {reason && (
          <ModalLink
            className="button"
            kind="share"
            modal={{ path, title: siteName, heading: message('modal.auth.keep') }}
          >
            <Icon name="link" />
            {message('modal.auth.keep')}
          </ModalLink>
        )}
        <a className={reason ? 'button is-secondary' : 'button'} href={signIn}>
          <Icon name="log-in" />
          {message(reason ? 'modal.auth.agents' : 'access.begin')}
        </a>
      </div>
    </Modal>
  );
}
