import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

export const UI_LAYER_ID = 'ui-layer';

const subscribe = () => () => {};

/** Portal to the layer above the page: modals, overlays, notifications. Renders nothing on the server. */
export function UiPortal({ children }: { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const layer = isInBrowser ? document.getElementById(UI_LAYER_ID) : null;

  return layer && createPortal(children, layer);
}
