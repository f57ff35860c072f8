import { AsyncLocalStorage } from 'node:async_hooks';
import { EngineError } from './errors.ts';

/** What the store has to know of the caller for whom a statement runs. */
type Caller = {
  /** Aborted when the caller disconnects or has waited long enough. */
  signal?: AbortSignal;
  /** Reads may come from a replica, until something is written. */
  late?: { isAllowed: boolean };
};

const callers = new AsyncLocalStorage<Caller>();

/** Runs `work` with the caller's signal: statements are cancelled when it aborts, and those not yet started are skipped. */
export function withSignal<Result>(signal: AbortSignal, work: () => Result): Result {
  const outer = callers.getStore();
  const both = outer?.signal ? AbortSignal.any([outer.signal, signal]) : signal;

  return callers.run({ ...outer, signal: both }, work);
}

/** Runs `work` for a visitor, who sees what a replica has, a moment late. */
export function withReplicas<Result>(work: () => Result): Result {
  return callers.run({ ...callers.getStore(), late: { isAllowed: true } }, work);
}

/** Runs shared work that must not be aborted with the caller that started it, nor be late for all others. */
export function withoutSignal<Result>(work: () => Result): Result {
  return callers.run({}, work);
}

export function currentSignal(): AbortSignal | undefined {
  return callers.getStore()?.signal;
}

export function mayBeLate(): boolean {
  return callers.getStore()?.late?.isAllowed === true;
}

/** Whoever writes reads what was written: from the primary alone, from now on. */
export function noteWrite(): void {
  const late = callers.getStore()?.late;
  if (late) late.isAllowed = false;
}

/** Throws when the caller has disconnected. */
export function checkSignal(): void {
  if (currentSignal()?.aborted) throw new EngineError('unavailable', 'The caller disconnected');
}
