import { isEqual } from '#domain/json/is-equal.ts';

/** Changes of one field are one step until typing pauses this long… */
export const PAUSE_MS = 1000;
/** …or has gone on this long. */
export const LONGEST_STEP_MS = 8000;
/** Older steps are forgotten. */
export const STEPS_MAX = 500;

/**
 * What was changed. `track` is one value that changes as a whole (the page, the header…); changes with the same
 * `key` that follow each other quickly are one step, those without a key are a step each. `label` says what it was.
 */
export type Change = { track: string; key: string | null; label: string; before: unknown; after: unknown };
export type Step = Change & { startedAt: number; changedAt: number };
/** What the next step back, and the next one forth, would be; null when there is none. */
export type TimelineState = { back: Step | null; forth: Step | null };

export type Timeline = ReturnType<typeof createTimeline>;

/** The steps of everything an agent edits, in the order of time, across the values that are edited. */
export function createTimeline(now: () => number = Date.now) {
  const tracks = new Map<string, (value: unknown, step: Step) => void>();
  const listeners = new Set<() => void>();
  let past: Step[] = [];
  let future: Step[] = [];
  let isOpen = false;
  let state: TimelineState = { back: null, forth: null };

  const settle = () => {
    state = { back: past.at(-1) ?? null, forth: future.at(-1) ?? null };
    for (const listener of listeners) listener();
  };

  const go = (from: Step[], to: Step[], side: 'before' | 'after'): Step | null => {
    const step = from.pop();
    if (!step) return null;
    to.push(step);
    isOpen = false;
    settle();
    tracks.get(step.track)?.(step[side], step);

    return step;
  };

  return {
    /** Says how a value of the track is put back. The steps of a track go when its owner does. */
    attach(track: string, apply: (value: unknown, step: Step) => void): () => void {
      tracks.set(track, apply);

      return () => {
        if (tracks.get(track) !== apply) return;
        tracks.delete(track);
        past = past.filter((step) => step.track !== track);
        future = future.filter((step) => step.track !== track);
        isOpen = false;
        settle();
      };
    },

    /** Takes down a change that has been made. What was undone before it cannot be redone any more. */
    record(change: Change): void {
      if (isEqual(change.before, change.after)) return;
      const at = now();
      const last = isOpen ? past.at(-1) : undefined;
      future = [];

      if (last && goesOn(last, change, at)) {
        const earlier = past.slice(0, -1);
        const step = { ...last, after: change.after, changedAt: at };
        // Typed and taken back: nothing is left to undo.
        past = isEqual(step.before, step.after) ? earlier : [...earlier, step];
      } else {
        past = [...past, { ...change, startedAt: at, changedAt: at }].slice(-STEPS_MAX);
      }
      isOpen = past.at(-1)?.changedAt === at;
      settle();
    },

    /** Nothing that was done until now can be undone or redone any more. */
    clear(): void {
      past = [];
      future = [];
      isOpen = false;
      settle();
    },

    /** Puts back what was before the last step, and answers the step. */
    undo: (): Step | null => go(past, future, 'before'),

    /** Makes the step again that was undone last. */
    redo: (): Step | null => go(future, past, 'after'),

    getState: (): TimelineState => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function goesOn(last: Step, change: Change, at: number): boolean {
  return (
    change.key !== null &&
    last.key === change.key &&
    last.track === change.track &&
    at - last.changedAt <= PAUSE_MS &&
    at - last.startedAt <= LONGEST_STEP_MS
  );
}
