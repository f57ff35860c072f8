import { useEffect, useEffectEvent } from 'react';

/**
 * Gives what is open above the page a history entry, with the key of the page's own: the browser's Back closes it and
 * stays on the page. Closed in any other way it goes back itself.
 */
export function useHistoryLayer(close: () => void): void {
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    const layer = openLayers() + 1;
    window.history.pushState({ ...window.history.state, layers: layer }, '');
    const onPop = () => {
      if (openLayers() < layer) closeNow();
    };
    window.addEventListener('popstate', onPop);

    return () => {
      window.removeEventListener('popstate', onPop);
      // After a navigation the entry is another one.
      if (openLayers() === layer) window.history.back();
    };
  }, []);
}

function openLayers(): number {
  return window.history.state?.layers ?? 0;
}
