import { useEffect, useState } from 'react';

export const HANDED_ON_AFTER_MS = 200;

/** Text that is handed on once typing has paused, or when the control is left. */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(null);
    }, HANDED_ON_AFTER_MS);

    return () => clearTimeout(timer);
  }, [typed, onChange]);

  const handOn = () => {
    if (typed === null) return;
    onChange(typed);
    setTyped(null);
  };

  return { text: typed ?? value, setText: setTyped, handOn };
}
