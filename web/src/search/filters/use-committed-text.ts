import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';

/** The text of an input that follows a stored value and is committed on blur or Enter; `input` are its props. */
export function useCommittedText(stored: string, onCommit: (text: string, reset: () => void) => void) {
  const [text, setText] = useState(stored);
  useEffect(() => setText(stored), [stored]);
  const commit = () => onCommit(text, () => setText(stored));

  return {
    text,
    input: {
      value: text,
      onChange: (event: FormEvent<HTMLInputElement>) => setText(event.currentTarget.value),
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      },
    },
  };
}
