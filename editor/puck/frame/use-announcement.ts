import { useCallback, useState } from 'react';

/** The text of a live region, and what sets it. */
export function useAnnouncement(): [text: string, announce: (message: string) => void] {
  const [text, setText] = useState('');
  // A live region announces only changed text, so a repeated message gets an extra space.
  const announce = useCallback((message: string) => {
    setText((before) => (before === message ? `${message} ` : message));
  }, []);

  return [text, announce];
}
