import { isEqual } from '#domain/json/is-equal.ts';

/** Changes of one field are one step until typing pauses this long… */
export const PAUSE_MS = 1000;
/** …or has gone on this long. */
export const LONGEST_STEP_MS = 8000;
/** Older steps are dropped. */
export const STEPS_MAX = 500;

/** Changes with the same `key` that follow each other quickly are one step, those without a key are a step each. */
export type Change = { key: string | null; label: string };
/** `startedAt` and `changedAt` are milliseconds of the same clock. */
export type Step<T> = Change & { before: T; after: T; startedAt: number; changedAt: number };
/** A value with the steps that led to it and those that were undone, the next one last. Never changed in place. */
export type History<T> = {
  readonly present: T;
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
  /** The last step can still grow. */
  readonly isOpen: boolean;
};

/** A history that begins with a value: nothing can be undone or redone. */
export function beginHistory<T>(present: T): History<T> {
  return { present, past: [], future: [], isOpen: false };
}

/** The next value, as a step or as part of the last one. What was undone before it cannot be redone any more. */
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
  // Typed and deleted again: nothing is left to undo.
  if (isEqual(last.before, present)) return { present, past: earlier, future: [], isOpen: false };

  return {
    present,
    past: [...earlier, { ...last, after: present, changedAt: at }],
    future: [],
    isOpen: true,
  };
}

/** The value before the last step. */
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

/** The value after the step that was undone last. */
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
