import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes reachable on the heap. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();

  return process.memoryUsage().heapUsed;
}
