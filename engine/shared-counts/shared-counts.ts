/** A rate-limit window of one visitor, as cached by this process. */
export type SharedWindow = {
  /** A digest: names neither the visitor nor the limit. */
  readonly id: string;
  /** End of the window in milliseconds, the same in every process. */
  readonly until: number;
  /** Of all processes, as far as they have reported. */
  count: number;
  /** Counted here and not reported yet. */
  unreported: number;
};

export type CountStore = {
  /** Adds to the counts of all processes and returns the new ones, in the same order. */
  add(counts: readonly { id: string; amount: number; until: number }[]): Promise<number[]>;
  close(): Promise<void>;
};

export type SharedCounts = {
  /** Adds to the counts of all processes within a moment, and reads them. */
  report(window: SharedWindow): void;
  stop(): Promise<void>;
};

type Options = { store: CountStore; onError: (error: unknown) => void; everyMs?: number };

/** A request does not wait for the counts of others: those are this late. */
const EVERY_MS = 250;
const MAX_WAITING = 10_000;

/** While the store cannot be reached each process counts on its own. */
export function createSharedCounts({ store, onError, everyMs = EVERY_MS }: Options): SharedCounts {
  let waiting = new Set<SharedWindow>();
  let timer: NodeJS.Timeout | undefined;
  let reporting: Promise<void> = Promise.resolve();
  let hasFailed = false;

  const reportAll = async () => {
    const now = Date.now();
    const windows = [...waiting].filter(({ until }) => until > now);
    waiting = new Set();
    if (windows.length === 0) return;
    const reported = windows.map((window) => {
      const amount = window.unreported;
      window.unreported = 0;
      return { id: window.id, amount, until: window.until };
    });
    try {
      const totals = await store.add(reported);
      windows.forEach((window, at) => {
        window.count = Math.max(window.count, (totals[at] ?? 0) + window.unreported);
      });
      hasFailed = false;
    } catch (error) {
      windows.forEach((window, at) => {
        window.unreported += reported[at]?.amount ?? 0;
        if (waiting.size < MAX_WAITING) waiting.add(window);
      });
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
  };

  const schedule = () => {
    timer ??= setTimeout(() => {
      reporting = reportAll().finally(() => {
        timer = undefined;
        if (waiting.size > 0) schedule();
      });
    }, everyMs).unref();
  };

  return {
    report(window) {
      if (waiting.size >= MAX_WAITING) return;
      waiting.add(window);
      schedule();
    },
    async stop() {
      clearTimeout(timer);
      await reporting;
      await store.close();
    },
  };
}
