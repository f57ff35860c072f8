import { useEffect } from 'react';
import { useRetry } from '#web/src/site/navigation-context.ts';
import { TryAgain } from '#web/src/site/try-again.tsx';
import { MissingContent } from './strap-boundary.tsx';

/** A first view that a busy server was too slow for succeeds a moment later. */
const RETRY_MS = 1500;

/** In place of content whose data failed: they are loaded once more without the visitor, then by a link. */
export function FailedContent() {
  const retry = useRetry();
  useEffect(() => {
    const timer = setTimeout(() => void retry(), RETRY_MS);

    return () => clearTimeout(timer);
  }, [retry]);

  return (
    <MissingContent>
      <TryAgain />
    </MissingContent>
  );
}
