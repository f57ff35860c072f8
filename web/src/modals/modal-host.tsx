import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useSite } from '../site/site-context.tsx';
import { useLocation } from '../ui/routing.tsx';
import { UiPortal } from '../ui/ui-portal.tsx';
import { modalHref } from './modal-href.ts';
import type { ModalRequest } from './modal-request.ts';
import { closeModal, onModalChange, shownModal } from './open-modal.ts';

type ModalScreen = ComponentType<{ request: ModalRequest; onClose: () => void }>;

/** Renders the open modal above the page; the code of all modals loads with the first one. */
export function ModalHost() {
  const site = useSite();
  const { pathname } = useLocation();
  const request = useSyncExternalStore(onModalChange, shownModal, () => null);
  const [Screen, setScreen] = useState<ModalScreen | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the modal
  useEffect(() => closeModal, [pathname]);
  useEffect(() => {
    if (!request || Screen) return;
    import('./modal-screen.tsx').then(
      (module) => setScreen(() => module.ModalScreen),
      // The chunk is missing, as after a new release: navigate to the page behind the link instead.
      () => window.location.assign(modalHref(request, site)),
    );
  }, [request, Screen, site]);

  return (
    request &&
    Screen && (
      <UiPortal>
        <Screen request={request} onClose={closeModal} />
      </UiPortal>
    )
  );
}
