import { useEffect, useState } from 'react';
import { inTurn } from '../ui/in-turn.ts';

/** Whether a strap still waits with its layout: from the server until the browser is idle, one strap after the other. */
export function useWaiting(waitsAtFirst: boolean): boolean {
  const [isWaiting, setIsWaiting] = useState(waitsAtFirst);

  useEffect(() => (isWaiting ? inTurn(() => setIsWaiting(false)) : undefined), [isWaiting]);

  return isWaiting;
}
