import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  SamplingBreaker,
  TaskCancelledError,
  wrap,
} from 'cockatiel';

type Responded = { status: number; headers: Headers };
type Attempt<T> = () => Promise<T>;
type Call = { isIdempotent: boolean; signal: AbortSignal };

/** Runs the attempts of one call, whose signal limits the time of all of them. */
export type Guard = <T extends Responded>(attempt: Attempt<T>, call: Call) => Promise<T>;

/** Called when the breaker opens or closes; calls fail at once while it is open. */
export type OnBreaker = (isOpen: boolean) => void;

const MAX_CONCURRENT = 32;
const MAX_WAITING = 64;
const MAX_RETRIES = 2;
const BACK_OFF = { initialDelay: 50, maxDelay: 400 };
/** Retries a call may add on average, and those in store for a first failure. */
const BUDGET = { perCall: 0.1, most: 10 };
const BREAKER = { threshold: 0.5, duration: 10_000, minimumRps: 2 };
const PROBE_AFTER_MS = 5_000;
const TRANSIENT = [500, 502, 503, 504];

/**
 * What every call to one service over the network passes: a bulkhead, so that a slow service does not use up the sockets
 * and memory of others; a circuit breaker, so that a service that is down is left alone; and, for idempotent calls,
 * retries with jitter within a budget.
 */
export function createGuard(onBreaker: OnBreaker = () => {}): Guard {
  let budget = BUDGET.most;
  const takeRetry = () => {
    if (budget < 1) return false;
    budget--;
    return true;
  };

  const breaker = circuitBreaker(
    handleAll.orWhenResult((result) => (result as Responded).status >= 500),
    { halfOpenAfter: PROBE_AFTER_MS, breaker: new SamplingBreaker(BREAKER) },
  );
  let isOpen = false;
  const report = (next: boolean) => {
    if (next !== isOpen) onBreaker(next);
    isOpen = next;
  };
  breaker.onBreak(() => report(true));
  breaker.onReset(() => report(false));

  const once = wrap(bulkhead(MAX_CONCURRENT, MAX_WAITING), breaker);
  const repeated = wrap(
    retry(
      handleWhen((error) => !isRejection(error) && takeRetry()).orWhenResult(
        (result) => isTransient(result as Responded) && takeRetry(),
      ),
      { maxAttempts: MAX_RETRIES, backoff: new ExponentialBackoff(BACK_OFF) },
    ),
    once,
  );

  return (attempt, { isIdempotent, signal }) => {
    budget = Math.min(BUDGET.most, budget + BUDGET.perCall);

    return (isIdempotent ? repeated : once).execute(attempt, signal);
  };
}

/** Why a guard let no attempt through; null for any other failure. */
export function guardReason(error: unknown): string | null {
  if (error instanceof BrokenCircuitError) return 'it failed too often and is not called for some seconds';
  if (error instanceof BulkheadRejectedError) return 'too many calls wait for it';

  return null;
}

/** Thrown by the guard itself: another attempt would meet the same. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof BrokenCircuitError ||
    error instanceof BulkheadRejectedError ||
    error instanceof TaskCancelledError
  );
}

/** Whether to retry at once. A service that sends Retry-After is not called again before that time. */
function isTransient({ status, headers }: Responded): boolean {
  return TRANSIENT.includes(status) && !headers.has('retry-after');
}
