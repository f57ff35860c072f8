import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export const HANDED_ON_AFTER_MS = 200;

/** Text that is handed on once typing has paused, or when the control is left or goes away. */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ typed, onChange });
  useLayoutEffect(() => {
    latest.current = { typed, onChange };
  });

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      latest.current.onChange(typed);
      setTyped(null);
    }, HANDED_ON_AFTER_MS);

    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    return () => {
      if (latest.current.typed !== null) latest.current.onChange(latest.current.typed);
    };
  }, []);

  const handOn = () => {
    if (typed === null) return;
    onChange(typed);
    setTyped(null);
  };

  return { text: typed ?? value, setText: setTyped, handOn };
}
