import { message } from '../../messages.ts';
import { useLocation } from '../../ui/routing.tsx';
import { StepFoot } from './step-foot.tsx';

/** The session has ended meanwhile. */
export function SignInStep({ onCancel }: { onCancel: () => void }) {
  const { pathname, search } = useLocation();

  return (
    <>
      <p>{message('nag.signIn.text')}</p>
      <StepFoot problem={null} onCancel={onCancel}>
        <a
          className="button"
          href={`/account/sign-in?${new URLSearchParams({ returnTo: pathname + search })}`}
        >
          {message('modal.auth.signIn')}
        </a>
      </StepFoot>
    </>
  );
}
