import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { LoadResult, LoadTask } from './load.ts';

/** Loads a site from a separate process; every response must be valid. */
export function sendLoad(task: LoadTask): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts'), JSON.stringify(task)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`load ended with ${code}`));
      const result = JSON.parse(output) as LoadResult;
      if (result.failed > 0)
        return reject(new Error(`${result.failed} of ${result.requests} requests failed (${task.kind})`));
      resolve(result);
    });
  });
}
