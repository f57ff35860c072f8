import { message } from '../messages.ts';
import { useSite } from '../page/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import { Modal } from './modal.tsx';
import type { Modals } from './modal-request.ts';
import './auth-modal.css';

type AuthModalProps = Modals['auth'] & { onClose: () => void };

/** Begins the sign-in at the identity provider, which leads back to this page. */
export function AuthModal({ reason, onClose }: AuthModalProps) {
  const { siteName } = useSite().website.config.display;
  const { pathname, search } = useLocation();

  return (
    <Modal title={message('modal.auth.title')} width={440} onClose={onClose}>
      <div className="auth-modal">
        {reason && <p className="auth-modal__reason">{reason}</p>}
        <p>{message('access.intro', { siteName })}</p>
        <a className="button" href={`/access/login?returnTo=${encodeURIComponent(pathname + search)}`}>
          <Icon name="log-in" />
          {message('access.begin')}
        </a>
      </div>
    </Modal>
  );
}
