/** Milliseconds of the processor that something takes: the same on a busy machine. */
export function cpuMs(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);

  return (user + system) / 1000;
}
