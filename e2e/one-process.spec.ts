import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startSite } from '../scripts/lib/site.ts';
import { startSeededSite } from './support/template.ts';
import { expect, test } from './support/test.ts';

const root = join(import.meta.dirname, '..');

/** Ends, or is ended after the given time. */
function secondProcess(dataDir: string): Promise<{ code: number | null; output: string; seconds: number }> {
  const begun = Date.now();
  const child = spawn(process.execPath, ['web/server.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const killer = setTimeout(() => child.kill('SIGKILL'), 120_000);
  return new Promise((resolve) =>
    child.once('exit', (code) => {
      clearTimeout(killer);
      resolve({ code, output, seconds: (Date.now() - begun) / 1000 });
    }),
  );
}

test('a second process on the same data is rejected with the name of the first; after kill -9 the next one takes over', async () => {
  test.setTimeout(240_000);
  const site = await startSeededSite();

  const second = await secondProcess(site.dataDir);
  // It exits by itself: a killed process has no exit code.
  expect(second.code).toBeGreaterThan(0);
  // Below the minute for which a process waits for the data.
  expect(second.seconds).toBeLessThan(50);
  expect(second.output).toContain(site.dataDir);
  expect(second.output).toContain(String(site.process.pid));

  const exited = new Promise((resolve) => site.process.once('exit', resolve));
  site.process.kill('SIGKILL');
  await exited;
  const next = await startSite({ dataDir: site.dataDir });
  expect((await fetch(next.origin)).status).toBe(200);
  await next.stop();
  await site.stop();
});

test('an invalid variable stops the start with its name and the reason', async () => {
  const child = spawn(process.execPath, ['web/server.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: 'many' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('exit', resolve));

  expect(code).not.toBe(0);
  expect(output).toContain('PORT');
  expect(output).not.toMatch(/at .*\.ts:\d+/);
});
