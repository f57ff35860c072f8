import { AsyncLocalStorage } from 'node:async_hooks';
import { EngineError } from './errors.ts';

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Runs `work` with the caller's signal: store statements not yet started when it aborts are skipped. */
export function withSignal<Result>(signal: AbortSignal, work: () => Result): Result {
  return signals.run(signal, work);
}

/** Runs shared work that must not be aborted with the caller that started it. */
export function withoutSignal<Result>(work: () => Result): Result {
  return signals.run(undefined, work);
}

/** Throws when the caller has disconnected. */
export function checkSignal(): void {
  if (signals.getStore()?.aborted) throw new EngineError('unavailable', 'The caller disconnected');
}
