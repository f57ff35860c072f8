import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { HttpLoad, HttpLoadTask } from './http-load.ts';

/** Loads a page from a process of its own; every response must be valid. */
export async function sendHttpLoad(task: HttpLoadTask): Promise<HttpLoad> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'http-load.ts'), JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const output = (await buffer(child.stdout)).toString();
  const [code] = await ended;
  if (code !== 0) throw new Error(`The load of ${task.url} ended with ${code}`);
  const result = JSON.parse(output) as HttpLoad;
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${task.url} failed`);

  return result;
}
