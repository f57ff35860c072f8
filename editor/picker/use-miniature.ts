import { type RefObject, useEffect, useState } from 'react';
import { loadMiniatures } from './section-miniatures.ts';

/** Drawn a little before it is scrolled to. */
const NEAR = '240px 0px';

/** waiting: not looked at yet, or not loaded. shown: in its place. none: visitors would see nothing of it. */
export type MiniatureState = 'waiting' | 'shown' | 'none';

/** Puts the miniature of a strap into an element once that is near the screen. */
export function useMiniature(name: string, place: RefObject<HTMLElement | null>): MiniatureState {
  const [state, setState] = useState<MiniatureState>('waiting');

  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    let isGone = false;
    const draw = async () => {
      const section = (await loadMiniatures()).get(name);
      if (isGone) return;
      if (section) frame.replaceChildren(document.importNode(section, true));
      setState(section ? 'shown' : 'none');
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void draw();
      },
      { rootMargin: NEAR },
    );
    observer.observe(frame);

    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [name, place]);

  return state;
}
