import { message } from '../messages.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { rememberIntention } from '../nag/nag-memory.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import './details-withheld.css';

/** Replaces the details of a listing that are shown after the viewing conditions only: why, and how to see them. */
export function DetailsWithheld() {
  const { pathname, search } = useLocation();
  const isMember = useSite().viewer.customer !== null;
  const path = pathname + search;
  const query = `?returnTo=${encodeURIComponent(path)}`;
  const remember = () => rememberIntention(path);

  return (
    <section className="details-withheld">
      <Icon name="lock" />
      <div className="details-withheld__text">
        <h2>{message(isMember ? 'details.withheld.member' : 'details.withheld')}</h2>
        <p className="details-withheld__why">{message('details.withheld.why')}</p>
        {isMember ? (
          <p className="details-withheld__ways">
            <ModalLink className="button" kind="nag" modal={{}} onClick={remember}>
              {message('nag.continue')}
            </ModalLink>
          </p>
        ) : (
          <p className="details-withheld__ways">
            <a className="button" href={`/account/sign-in${query}`} onClick={remember}>
              {message('modal.auth.signIn')}
            </a>
            <a className="button is-secondary" href={`/account/sign-up${query}`} onClick={remember}>
              {message('modal.auth.signUp')}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
