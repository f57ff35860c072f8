/**
 * Measures a newcomer's first start: clone into an empty folder, `npm start`, first page.
 * Prints the phases; `npm run bench:start`. Needs git and npm; installs into a temporary folder and removes
 * it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './lib/site.ts';

const LIMIT_MS = 600_000;
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'strapwork-first-start-'));
const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

spawnSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' });
console.log(`cloned after ${seconds()}`);

const port = await freePort();
// A process group, so that npm's children are killed with it.
const child = spawn('npm', ['start'], {
  cwd: folder,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
child.stdout.on('data', (chunk: Buffer) => {
  for (const line of chunk.toString().split('\n'))
    if (/✓|Seeding|ready after/.test(line)) console.log(`${seconds().padStart(7)}  ${line.trim()}`);
});

try {
  while (!(await responds()) && performance.now() - begun < LIMIT_MS)
    await new Promise((resolve) => setTimeout(resolve, 200));
  console.log(`${seconds().padStart(7)}  first page`);
} finally {
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}

function responds(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.ok,
    () => false,
  );
}
