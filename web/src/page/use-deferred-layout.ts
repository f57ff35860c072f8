import { useEffect, useState } from 'react';
import { queueIdleTask } from '../ui/idle-queue.ts';

/** Whether a strap's layout is still deferred: until the browser is idle, one strap at a time. */
export function useDeferredLayout(startsDeferred: boolean): boolean {
  const [isDeferred, setIsDeferred] = useState(startsDeferred);

  useEffect(() => (isDeferred ? queueIdleTask(() => setIsDeferred(false)) : undefined), [isDeferred]);

  return isDeferred;
}
