type Stop = () => unknown;

/** Running resources, the latest last. */
const running: Stop[] = [];

/**
 * Resources started by a benchmark. They are stopped in reverse order when it ends or fails, and all of them
 * when it is interrupted or times out.
 */
export class Started {
  readonly #stops: Stop[] = [];

  /** Registers how a resource is stopped, and returns it. */
  add<Thing>(thing: Thing, stop: (thing: Thing) => unknown): Thing {
    const end = () => stop(thing);
    this.#stops.push(end);
    running.push(end);
    return thing;
  }

  async end(): Promise<void> {
    await endAll(this.#stops);
  }
}

/** Stops all resources and the process on interruption or timeout. */
export function endInTime(mostMinutes: number): void {
  const exitWith = async (why: string) => {
    console.error(why);
    await endAll(running);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void exitWith(`Ended by ${signal}.`));
  setTimeout(() => void exitWith(`Not done after ${mostMinutes} minutes.`), mostMinutes * 60_000).unref();
}

async function endAll(stops: Stop[]): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    const index = running.indexOf(stop);
    if (index >= 0) running.splice(index, 1);
    try {
      await stop();
    } catch (error) {
      console.error(error);
    }
  }
}
