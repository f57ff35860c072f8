import { useRef } from 'react';

/** Keys of rows that have no identity of their own, so that a removed one takes what was typed in it along. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) keys.current.push(next.current++);

  return {
    list: keys.current,
    remove: (index: number) => {
      keys.current.splice(index, 1);
    },
  };
}
