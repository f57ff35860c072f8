import { message } from '../messages.ts';
import { Gate, GateSignIn } from '../modals/gate.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import { rememberIntention } from '../nag/nag-memory.ts';
import { useSite } from '../site/site-context.tsx';
import { useLocation } from '../ui/routing.tsx';

/** Replaces the details of a listing that are shown after the viewing conditions only: why, and how to see them. */
export function DetailsWithheld() {
  const { pathname, search } = useLocation();
  const isMember = useSite().viewer.customer !== null;
  const path = pathname + search;
  const remember = () => rememberIntention(path);

  return (
    <Gate
      why={message('details.withheld.why')}
      ways={
        isMember ? (
          <ModalLink className="button" kind="nag" modal={{}} onClick={remember}>
            {message('nag.continue')}
          </ModalLink>
        ) : (
          <GateSignIn path={path} onClick={remember} />
        )
      }
    >
      <h2>{message(isMember ? 'details.withheld.member' : 'details.withheld')}</h2>
    </Gate>
  );
}
