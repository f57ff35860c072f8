import { useRetryLater } from '#web/src/site/retry-later.ts';
import { TryAgain } from '#web/src/site/try-again.tsx';
import { MissingContent } from './strap-boundary.tsx';

/** In place of content whose data failed: they are loaded once more without the visitor, then by a link. */
export function FailedContent() {
  useRetryLater();

  return (
    <MissingContent>
      <TryAgain />
    </MissingContent>
  );
}
