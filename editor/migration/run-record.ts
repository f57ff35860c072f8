type Options<Run> = {
  key: string;
  /** What cannot be resumed when the record cannot be stored. */
  name: string;
  isRecord: (value: unknown) => value is Run;
  isFinished: (run: Run) => boolean;
};

/** A run stored on this device, so that it resumes after a reload or a failure in the middle. */
export type RunRecord<Run> = {
  store(run: Run): void;
  clear(): void;
  /** The run that was not finished; null without one, and for what cannot be read. */
  read(): Run | null;
};

/** Storage may be full or forbidden: the run continues without its record. */
export function createRunRecord<Run>({ key, name, isRecord, isFinished }: Options<Run>): RunRecord<Run> {
  return {
    store(run) {
      try {
        localStorage.setItem(key, JSON.stringify(run));
      } catch (error) {
        console.warn(`The ${name} cannot be resumed after a reload`, error);
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // There was none.
      }
    },
    read() {
      try {
        const read: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isRecord(read) && !isFinished(read) ? read : null;
      } catch {
        return null;
      }
    },
  };
}
