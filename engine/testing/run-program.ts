import { join } from 'node:path';

/** Optimised code of PostgreSQL takes a fifth of the processor time of a start, and programs that are killed soon never need it. */
const V8_OPTIONS = ['--liftoff-only'];

/** The command line that runs a program of `programs/`. */
export function programCommand(name: string): string[] {
  return [process.execPath, ...V8_OPTIONS, join(import.meta.dirname, 'programs', name)];
}
