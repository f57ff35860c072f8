export class QueueFull extends Error {
  override name = 'QueueFull';
}

export type TaskQueue = {
  /** Whether `run` would throw. */
  isFull(): boolean;
  run<T>(task: () => Promise<T>): Promise<T>;
};

/** Runs at most `limit` tasks at a time; beyond `waiting` queued ones it throws `QueueFull`. */
export function createTaskQueue({ limit, waiting }: { limit: number; waiting: number }): TaskQueue {
  let running = 0;
  const line: (() => void)[] = [];
  const isFull = () => running >= limit && line.length >= waiting;

  return {
    isFull,
    async run(task) {
      if (isFull()) throw new QueueFull('The queue is full');
      if (running >= limit) {
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
