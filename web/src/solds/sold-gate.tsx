import { message } from '../messages.ts';
import { Gate, GateSignIn } from '../modals/gate.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import { useSite } from '../site/site-context.tsx';
import { useLocation } from '../ui/routing.tsx';

/** Replaces all sold listings for visitors who may not see them: why, and how to get access, without revealing anything. */
export function SoldGate() {
  const { pathname, search } = useLocation();
  const isMember = useSite().viewer.customer !== null;

  return (
    <Gate
      why={message('solds.gated.why')}
      ways={
        isMember ? (
          <ModalLink className="button" kind="contact" modal={{}}>
            {message('solds.gated.contact')}
          </ModalLink>
        ) : (
          <GateSignIn path={pathname + search} />
        )
      }
    >
      <p>{message(isMember ? 'solds.gated.member' : 'solds.gated')}</p>
    </Gate>
  );
}
