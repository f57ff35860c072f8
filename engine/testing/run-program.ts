import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Optimised code of PostgreSQL takes a fifth of the processor time of a start, and programs that are killed soon never need it. */
const V8_OPTIONS = ['--liftoff-only'];

/** The command line that runs a program of `programs/`. */
export function programCommand(name: string): string[] {
  return [process.execPath, ...V8_OPTIONS, join(import.meta.dirname, 'programs', name)];
}

/** Runs a program of `programs/` until it ends or is killed. */
export async function runProgram(
  name: string,
  args: readonly string[],
  onStart: (child: ChildProcess) => void = () => {},
): Promise<{ output: string; signal: NodeJS.Signals | null }> {
  const [command = '', ...rest] = programCommand(name);
  const child = spawn(command, [...rest, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onStart(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [, signal] = await once(child, 'close');

  return { output, signal };
}
