import { useEffect, useState } from 'react';
import type { ViewingCondition } from '#domain/account/viewing-conditions.ts';
import { message } from '../messages.ts';
import { onModalChange, openModal, shownModal } from '../modals/open-modal.ts';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import {
  clearNagMemory,
  isBarClosed,
  isPutOff,
  readIntention,
  rememberClosedBar,
  rememberIntention,
  rememberPutOff,
} from './nag-memory.ts';
import { loadNextCondition } from './nag-service.ts';
import './nag-bar.css';

/** The form of a customer's sign-out, wherever it is on the page. */
const SIGN_OUT = 'form[action="/account/sign-out"]';

/** Reminds a customer of conditions to complete, and opens their steps. */
export function NagBar() {
  const { pathname, search } = useLocation();
  const [needed, setNeeded] = useState<ViewingCondition | null>(null);
  const [isDismissed, setIsDismissed] = useState(isBarClosed);

  useEffect(() => {
    let isMounted = true;
    const check = () =>
      loadNextCondition().then(
        (next) => {
          if (!isMounted) return;
          setNeeded(next);
          // Signed in on the way to what the conditions withhold.
          const isIntended = readIntention() === location.pathname + location.search;
          if (next !== null && isIntended && !isPutOff()) openModal('nag', {});
        },
        // Not shown while the conditions are unknown.
        () => undefined,
      );
    void check();
    let wasOpen = false;
    const unsubscribe = onModalChange(() => {
      const isOpen = shownModal()?.kind === 'nag';
      if (wasOpen && !isOpen) {
        rememberPutOff();
        void loadNextCondition().then(
          (next) => isMounted && setNeeded(next),
          () => undefined,
        );
      }
      wasOpen = isOpen;
    });

    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, []);
  useEffect(() => {
    const clearOnSignOut = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SIGN_OUT)) clearNagMemory();
    };
    document.addEventListener('submit', clearOnSignOut);

    return () => document.removeEventListener('submit', clearOnSignOut);
  }, []);

  if (!needed || isDismissed) return null;

  return (
    <aside className="nag-bar" aria-label={message('nag.title')}>
      <p>
        {message('nag.bar')} <strong>{message(`nag.bar.${needed}`)}</strong>
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          rememberIntention(pathname + search);
          openModal('nag', {});
        }}
      >
        {message('nag.continue')}
      </button>
      <button
        type="button"
        className="round-button nag-bar__close"
        aria-label={message('ui.close')}
        onClick={() => {
          rememberClosedBar();
          setIsDismissed(true);
        }}
      >
        <Icon name="x" size={20} />
      </button>
    </aside>
  );
}
