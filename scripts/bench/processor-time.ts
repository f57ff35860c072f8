import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** The processor time of a process so far in milliseconds, as Linux counts it; with `children` that of its child processes, as PostgreSQL has one for each connection. */
export function processorTime(pid: number | undefined, { children = false } = {}): number {
  if (pid === undefined) return Number.NaN;
  const pids = children ? [pid, ...childrenOf(pid)] : [pid];

  return pids.reduce((sum, each) => sum + ticksOf(each) * TICK_MS, 0);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) && Number(statOf(Number(name))?.[1]) === pid ? Number(name) : [],
  );
}

function ticksOf(pid: number): number {
  const fields = statOf(pid);

  return fields ? Number(fields[11]) + Number(fields[12]) : 0;
}

/** The fields after the name; null for a process that has ended. */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    return null;
  }
}
