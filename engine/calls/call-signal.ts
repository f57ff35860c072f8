import { AsyncLocalStorage } from 'node:async_hooks';
import { EngineError } from '../errors.ts';

/** What the store has to know of the caller for whom a statement runs. */
type Caller = {
  /** One is aborted when the caller disconnects or has waited long enough. */
  signals?: readonly AbortSignal[];
  /** Reads may come from a replica, until something is written. */
  late?: { isAllowed: boolean };
};

const callers = new AsyncLocalStorage<Caller>();

/** Runs `work` with the caller's signal: statements are cancelled when it aborts, and those not yet started are skipped. */
export function withSignal<Result>(signal: AbortSignal, work: () => Result): Result {
  const outer = callers.getStore();

  return callers.run({ ...outer, signals: [...(outer?.signals ?? []), signal] }, work);
}

/** Runs `work` for a visitor, who sees what a replica has, a moment late. */
export function withReplicas<Result>(work: () => Result): Result {
  return callers.run({ ...callers.getStore(), late: { isAllowed: true } }, work);
}

/** Runs shared work that must not be aborted with the caller that started it, nor be late for all others. */
export function withoutSignal<Result>(work: () => Result): Result {
  return callers.run({}, work);
}

/** For a listener on each: joining them to one for each call would cost more. */
export function currentSignals(): readonly AbortSignal[] {
  return callers.getStore()?.signals ?? [];
}

export function isCallerGone(): boolean {
  return currentSignals().some(({ aborted }) => aborted);
}

export function mayBeLate(): boolean {
  return callers.getStore()?.late?.isAllowed === true;
}

/** After a write, reads go to the primary alone, so that they see what was written. */
export function noteWrite(): void {
  const late = callers.getStore()?.late;
  if (late) late.isAllowed = false;
}

/** Throws when the caller has disconnected. */
export function checkSignal(): void {
  if (isCallerGone()) throw new EngineError('unavailable', 'The caller disconnected');
}
