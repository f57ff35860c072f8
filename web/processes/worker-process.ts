import cluster from 'node:cluster';

/** Sent to `cluster.ts` once a process is ready. */
export const READY_MESSAGE = 'ready';

/** This process's place among those of `npm run cluster`; a replacement has the place of the one that died. */
export type WorkerProcess = {
  /** Counted from 0, which is also that of a process alone. */
  slot: number;
  /** Whether it logs the URL of the site: the first start alone. */
  announces: boolean;
  ready(): void;
};

export function workerProcess(env: Record<string, string | undefined> = process.env): WorkerProcess {
  if (!cluster.isWorker) return { slot: 0, announces: true, ready: () => {} };

  return {
    slot: Number(env.CLUSTER_SLOT),
    announces: env.CLUSTER_FIRST === '1',
    ready: () => void process.send?.(READY_MESSAGE),
  };
}
