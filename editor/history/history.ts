import { isEqual } from '#domain/json/is-equal.ts';

/** A pause in typing that ends a step. */
export const PAUSE_MS = 1000;
/** Maximum duration of a step. */
export const LONGEST_STEP_MS = 8000;
/** Older steps are dropped. */
export const STEPS_MAX = 500;

/** Changes with the same `key` in quick succession are one step, each without a key is a separate one. */
export type Change = { key: string | null; label: string };
/** `startedAt` and `changedAt` are in milliseconds. */
export type Step<T> = Change & { before: T; after: T; startedAt: number; changedAt: number };
/** A value with its past steps and those that were undone, each with the next one last. Immutable. */
export type History<T> = {
  readonly present: T;
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
  /** Whether the next change may join the last step. */
  readonly isOpen: boolean;
};

/** A history without steps. */
export function beginHistory<T>(present: T): History<T> {
  return { present, past: [], future: [], isOpen: false };
}

/** Records the next value as a step or as part of the last one. Discards steps that could be redone. */
export function recordChange<T>(
  history: History<T>,
  present: T,
  { key, label, at }: Change & { at: number },
): History<T> {
  const { past, isOpen } = history;
  const before = history.present;
  if (isEqual(before, present)) return history;
  const last = isOpen ? past.at(-1) : undefined;
  if (!last || !joins(last, key, at)) {
    const step = { key, label, before, after: present, startedAt: at, changedAt: at };
    return { present, past: [...past, step].slice(-STEPS_MAX), future: [], isOpen: true };
  }
  const earlier = past.slice(0, -1);
  // Typed and deleted again: no step remains.
  if (isEqual(last.before, present)) return { present, past: earlier, future: [], isOpen: false };

  return {
    present,
    past: [...earlier, { ...last, after: present, changedAt: at }],
    future: [],
    isOpen: true,
  };
}

export function undo<T>(history: History<T>): History<T> {
  const step = history.past.at(-1);
  if (!step) return history;

  return {
    present: step.before,
    past: history.past.slice(0, -1),
    future: [...history.future, step],
    isOpen: false,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const step = history.future.at(-1);
  if (!step) return history;

  return {
    present: step.after,
    past: [...history.past, step],
    future: history.future.slice(0, -1),
    isOpen: false,
  };
}

function joins(
  last: Change & { startedAt: number; changedAt: number },
  key: string | null,
  at: number,
): boolean {
  return (
    key !== null &&
    last.key === key &&
    at - last.changedAt <= PAUSE_MS &&
    at - last.startedAt <= LONGEST_STEP_MS
  );
}
