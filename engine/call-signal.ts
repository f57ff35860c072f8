import { AsyncLocalStorage } from 'node:async_hooks';
import { EngineError } from './errors.ts';

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Runs what a call asks of the store; statements that have not begun when its caller is gone are not run. */
export function withSignal<Result>(signal: AbortSignal, work: () => Result): Result {
  return signals.run(signal, work);
}

/** Runs what several calls wait for: it goes on although the one that began it is gone. */
export function withoutSignal<Result>(work: () => Result): Result {
  return signals.run(undefined, work);
}

/** Throws when nobody waits for an answer any more. */
export function checkSignal(): void {
  if (signals.getStore()?.aborted) throw new EngineError('unavailable', 'The caller has gone');
}
