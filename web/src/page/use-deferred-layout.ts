import { useEffect, useState } from 'react';
import { inTurn } from '../ui/in-turn.ts';

/** Whether a strap's layout is still deferred: until the browser is idle, one strap at a time. */
export function useDeferredLayout(startsDeferred: boolean): boolean {
  const [isDeferred, setIsDeferred] = useState(startsDeferred);

  useEffect(() => (isDeferred ? inTurn(() => setIsDeferred(false)) : undefined), [isDeferred]);

  return isDeferred;
}
