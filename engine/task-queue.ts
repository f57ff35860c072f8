export class QueueFull extends Error {
  override name = 'QueueFull';
}

export type TaskQueue = { run<T>(task: () => Promise<T>): Promise<T> };

/** Runs at most `limit` tasks at a time; beyond `waiting` queued ones it throws `QueueFull`. */
export function createTaskQueue({ limit, waiting }: { limit: number; waiting: number }): TaskQueue {
  let running = 0;
  const line: (() => void)[] = [];

  return {
    async run(task) {
      if (running >= limit) {
        if (line.length >= waiting) throw new QueueFull('The queue is full');
        await new Promise<void>((resolve) => line.push(resolve));
      } else {
        running++;
      }
      try {
        return await task();
      } finally {
        const next = line.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
