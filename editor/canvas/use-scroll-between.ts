import { type RefObject, useEffect, useRef } from 'react';

/** Preserves the scroll position when page and canvas replace each other. */
export function useScrollBetween(isEditing: boolean): RefObject<number> {
  const scroll = useRef(0);

  useEffect(() => {
    if (isEditing) return;
    const goThere = requestAnimationFrame(() => {
      if (scroll.current > 0) window.scrollTo({ top: scroll.current, behavior: 'instant' });
    });
    const remember = () => {
      scroll.current = window.scrollY;
    };
    window.addEventListener('scrollend', remember);

    return () => {
      cancelAnimationFrame(goThere);
      window.removeEventListener('scrollend', remember);
    };
  }, [isEditing]);

  return scroll;
}
