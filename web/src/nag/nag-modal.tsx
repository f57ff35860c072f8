import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { message } from '../messages.ts';
import { LoadFailure } from '../modals/load-failure.tsx';
import { FormSkeleton } from '../modals/form-skeleton.tsx';
import { Modal } from '../modals/modal.tsx';
import { FORM_WIDTH } from '../modals/modal-forms.ts';
import { notify } from '../notifications/notify.ts';
import { useRevalidate } from '../site/navigation-context.ts';
import { useSite } from '../site/site-context.tsx';
import { type NagAction, nagMachine } from './nag.machine.ts';
import { clearIntention, rememberTerms } from './nag-memory.ts';
import { SIGNED_OUT } from './signed-out.ts';
import { ContactStep } from './steps/contact-step.tsx';
import { EmailStep } from './steps/email-step.tsx';
import { SignInStep } from './steps/sign-in-step.tsx';
import { TermsStep } from './steps/terms-step.tsx';
import './nag-modal.css';

/** Only customers load the client of their API. */
const service = () => import('./nag-service.ts');

/** The steps of the viewing conditions that a customer has not completed. Afterwards the page is loaded again with everything. */
export function NagModal({ onClose }: { onClose: () => void }) {
  const { space, viewer } = useSite();
  const { source } = space;
  const isCustomer = Boolean(viewer.customer);
  const revalidate = useRevalidate();
  const [snapshot, send] = useMachine(
    nagMachine.provide({
      actors: {
        loadProfile: fromPromise(async () => (isCustomer ? (await service()).loadProfile() : SIGNED_OUT)),
        act: fromPromise(async ({ input }: { input: NagAction }) => {
          const outcome = await (await service()).act(input);
          if (input.type === 'terms.accept' && outcome.rejection === null)
            rememberTerms({ source, version: input.version, agreedAt: new Date().toISOString() });
          return outcome;
        }),
      },
      actions: {
        followUp: () => {
          clearIntention();
          notify({ type: 'notice', message: message('nag.done') });
          void revalidate();
        },
      },
    }),
  );
  const { item, problem, rejection, isResent, profile } = snapshot.context;
  const isWaiting = snapshot.matches('waiting');
  const cancel = () => send({ type: 'cancel' });
  const isOver = snapshot.status === 'done';

  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);

  return (
    <Modal title={titleOf(item)} width={FORM_WIDTH} onClose={onClose}>
      <div className="nag" aria-busy={isWaiting}>
        {snapshot.matches('failed') && (
          <LoadFailure text={message('nag.failed')} onRetry={() => send({ type: 'retry' })} />
        )}
        {snapshot.matches('checking') && <FormSkeleton />}
        {item === 'loggedIn' && <SignInStep onCancel={cancel} />}
        {item === 'email_verified' && (
          <EmailStep {...{ isWaiting, problem, rejection, isResent }} onAction={send} onCancel={cancel} />
        )}
        {item === 'termsAgreement' && (
          <TermsStep terms={profile.terms} {...{ isWaiting, problem }} onAction={send} onCancel={cancel} />
        )}
        {item === 'contactInfo' && (
          <ContactStep {...{ isWaiting, problem }} onAction={send} onCancel={cancel} />
        )}
      </div>
    </Modal>
  );
}

function titleOf(item: string | null): string {
  switch (item) {
    case 'email_verified':
      return message('nag.email.title');
    case 'termsAgreement':
      return message('nag.terms.title');
    case 'contactInfo':
      return message('nag.contact.title');
    case 'loggedIn':
      return message('modal.auth.title');
    default:
      return message('nag.title');
  }
}
