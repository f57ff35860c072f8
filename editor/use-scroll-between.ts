import { type RefObject, useEffect, useRef } from 'react';

/** Keeps how far the page is scrolled while page and canvas take each other's place. */
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
