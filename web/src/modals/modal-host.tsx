import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { customerActions } from '../site/customer-lists.ts';
import { useSite } from '../site/site-context.tsx';
import { useLocation } from '../ui/routing.tsx';
import { UiPortal } from '../ui/ui-portal.tsx';
import { modalHref } from './modal-href.ts';
import type { ModalRequest } from './modal-request.ts';
import { closeModal, onModalChange, shownModal } from './open-modal.ts';

type ModalScreen = ComponentType<{ request: ModalRequest; onClose: () => void }>;

/** Each is loaded on first use: those with a state machine or a client of the API have more code than all others together. */
const CHUNKS = {
  common: () => import('./modal-screen.tsx').then(({ ModalScreen }) => ModalScreen),
  tour: () => import('./tour/tour-modal.tsx').then(({ TourModal }) => TourModal),
  nag: () => import('../nag/nag-modal.tsx').then(({ NagModal }) => NagModal),
  saved: async () => {
    const [{ SavedScreen }] = await Promise.all([import('./saved/saved-screen.tsx'), customerActions()]);
    return SavedScreen;
  },
} satisfies Record<string, () => Promise<ModalScreen>>;
type Chunk = keyof typeof CHUNKS;

/** Renders the open modal above the page; the code loads with the first modal of its chunk. */
export function ModalHost() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const request = useSyncExternalStore(onModalChange, shownModal, () => null);
  const [screens, setScreens] = useState<Partial<Record<Chunk, ModalScreen>>>({});
  const chunk = request && chunkOf(request);
  const Screen = chunk && screens[chunk];

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the modal
  useEffect(() => () => closeModal(), [pathname]);
  useEffect(() => {
    if (!request || Screen) return;
    const name = chunkOf(request);
    CHUNKS[name]().then(
      (screen) => setScreens((loaded) => ({ ...loaded, [name]: screen })),
      // The chunk is missing, as after a new release: navigate to the page behind the link instead.
      () => {
        const href = modalHref(request, site, pathname + search);
        window.location.assign(href.startsWith('#') ? '/account' : href);
      },
    );
  }, [request, Screen, site, pathname, search]);
  // What ends later closes no modal that was opened meanwhile.
  const close = useCallback(() => closeModal(request), [request]);

  return (
    request &&
    Screen && (
      <UiPortal>
        <Screen request={request} onClose={close} />
      </UiPortal>
    )
  );
}

function chunkOf({ kind }: ModalRequest): Chunk {
  if (kind === 'saved' || kind === 'save-search') return 'saved';
  return kind === 'tour' || kind === 'nag' ? kind : 'common';
}
