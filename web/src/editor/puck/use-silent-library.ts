import { useEffect } from 'react';

/** Where the drag library says what it does, in the ids of its own. */
const LIBRARY_REGIONS = '[id^="dnd-kit-announcement"]:not([aria-hidden])';

/** Hides the drag library's sentences from assistive technology: the editor says by its name where a strap stands. */
export function useSilentLibrary(): void {
  useEffect(() => silenceLibrary(document.body), []);
}

/** The library puts a region at the end of the body when it first needs one. */
function silenceLibrary(body: HTMLElement): () => void {
  const silence = () => {
    for (const region of body.querySelectorAll(LIBRARY_REGIONS)) {
      region.setAttribute('aria-live', 'off');
      region.setAttribute('aria-hidden', 'true');
    }
  };
  silence();
  const observer = new MutationObserver(silence);
  observer.observe(body, { childList: true });

  return () => observer.disconnect();
}
