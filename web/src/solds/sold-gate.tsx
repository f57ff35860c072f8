import { message } from '../messages.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import './sold-gate.css';

/** Replaces all sold listings for visitors who may not see them: why, and how to get access, without revealing anything. */
export function SoldGate() {
  const { pathname, search } = useLocation();
  const isMember = useSite().viewer.customer !== null;
  const query = `?returnTo=${encodeURIComponent(pathname + search)}`;

  return (
    <div className="sold-gate">
      <Icon name="lock" />
      <div className="sold-gate__text">
        <p>{message(isMember ? 'solds.gated.member' : 'solds.gated')}</p>
        <p className="sold-gate__why">{message('solds.gated.why')}</p>
        <p className="sold-gate__ways">
          {isMember ? (
            <ModalLink className="button" kind="contact" modal={{}}>
              {message('solds.gated.contact')}
            </ModalLink>
          ) : (
            <>
              <a className="button" href={`/account/sign-in${query}`}>
                {message('modal.auth.signIn')}
              </a>
              <a className="button is-secondary" href={`/account/sign-up${query}`}>
                {message('modal.auth.signUp')}
              </a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
