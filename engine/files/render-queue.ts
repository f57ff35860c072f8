/** Runs at most `limit` tasks at a time; more than `waiting` in line are refused. */
export class QueueFull extends Error {
  constructor() {
    super('Too many pictures are being prepared at the moment.');
  }
}

export type RenderQueue = { run<T>(task: () => Promise<T>): Promise<T> };

export function createRenderQueue({ limit, waiting }: { limit: number; waiting: number }): RenderQueue {
  let running = 0;
  const line: (() => void)[] = [];

  return {
    async run(task) {
      if (running >= limit) {
        if (line.length >= waiting) throw new QueueFull();
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
