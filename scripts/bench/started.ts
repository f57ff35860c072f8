type Stop = () => unknown;

/** What runs now, the latest last. */
const running: Stop[] = [];

/**
 * What a bench has started. It is ended in the opposite order when the bench is done or fails; all of it when the bench
 * is interrupted or takes longer than it may.
 */
export class Started {
  readonly #stops: Stop[] = [];

  /** Keeps in mind how something ends, and gives it back. */
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

/** Ends what was started, and the process, when it is interrupted or not done in time. */
export function endInTime(mostMinutes: number): void {
  const giveUp = async (why: string) => {
    console.error(why);
    await endAll(running);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void giveUp(`Ended by ${signal}.`));
  setTimeout(() => void giveUp(`Not done after ${mostMinutes} minutes.`), mostMinutes * 60_000).unref();
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
