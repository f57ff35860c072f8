import { useEffect, useState } from 'react';
import { type ConditionState, VIEWING_CONDITIONS } from '#domain/account/viewing-conditions.ts';
import { message } from '../messages.ts';
import { Gate, GateSignIn } from '../modals/gate.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import { onModalChange, shownModal } from '../modals/open-modal.ts';
import { rememberIntention } from '../nag/nag-memory.ts';
import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import './sold-gate.css';

/** Replaces all sold listings for visitors who may not see them: why, and the steps that lead to them, without revealing anything. */
export function SoldGate() {
  const { pathname, search } = useLocation();
  const isMember = useSite().viewer.customer !== null;
  const conditions = useConditions(isMember);
  const path = pathname + search;
  const remember = () => rememberIntention(path);
  // Nothing the customer can do opens these.
  const isHopeless = conditions?.every(({ complete }) => complete) === true;

  return (
    <Gate why={message('solds.gated.why')} ways={way()}>
      <p>{message(isHopeless ? 'solds.gated.member' : isMember ? 'solds.gated.open' : 'solds.gated')}</p>
      {!isHopeless && <Steps conditions={conditions} isMember={isMember} />}
    </Gate>
  );

  function way() {
    if (!isMember) return <GateSignIn path={path} onClick={remember} />;
    const kind = isHopeless ? 'contact' : 'nag';

    return (
      <ModalLink className="button" kind={kind} modal={{}} onClick={isHopeless ? undefined : remember}>
        {message(isHopeless ? 'solds.gated.contact' : 'nag.continue')}
      </ModalLink>
    );
  }
}

type StepsProps = { conditions: readonly ConditionState[] | null; isMember: boolean };

/** What must be done, in order, and what is. */
function Steps({ conditions, isMember }: StepsProps) {
  const isDone = (item: string) =>
    item === 'loggedIn' ? isMember : conditions?.find((one) => one.item === item)?.complete === true;

  return (
    <ol className="sold-steps" aria-label={message('solds.gated.steps')}>
      {VIEWING_CONDITIONS.map((item, index) => {
        const step = message(`solds.gated.${item}`);

        return (
          <li key={item} className={isDone(item) ? 'is-done' : undefined}>
            <span className="sold-steps__mark" aria-hidden="true">
              {isDone(item) ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {isDone(item) ? message('solds.gated.done', { step }) : step}
          </li>
        );
      })}
    </ol>
  );
}

/** What a customer has completed; null until it is known. */
function useConditions(isMember: boolean): readonly ConditionState[] | null {
  const [conditions, setConditions] = useState<readonly ConditionState[] | null>(null);
  useEffect(() => {
    if (!isMember) return;
    let isMounted = true;
    const load = () =>
      import('../nag/nag-service.ts')
        .then(({ loadProfile }) => loadProfile())
        .then(
          (profile) => isMounted && setConditions(profile.conditions),
          // The steps stay without their marks.
          () => undefined,
        );
    void load();
    const unsubscribe = onModalChange(() => shownModal() === null && void load());

    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [isMember]);

  return conditions;
}
