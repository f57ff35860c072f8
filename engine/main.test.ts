import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeStoreTemplate } from './testing/store-template.ts';

const PROGRAM = join(import.meta.dirname, 'main.ts');

/** Runs the engine until it listens or exits, in an empty directory or one that has an empty store. */
async function run(
  env: Record<string, string>,
  has: 'nothing' | 'a store' = 'nothing',
): Promise<{ output: string; port: number; requests: () => object[]; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sw-engine-main-'));
  if (has === 'a store') await writeStoreTemplate(dataDir);
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', DATA_DIR: dataDir, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve) => {
    void ended.then(resolve);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('The engine is listening')) resolve();
      });
  });

  return {
    output,
    port: Number(/"port":(\d+)/.exec(output)?.[1]),
    requests: () =>
      output
        .split('\n')
        .filter((line) => line.includes('Request completed'))
        .map((line) => JSON.parse(line)),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

test('the standalone engine listens on loopback only', { timeout: 120_000 }, async () => {
  const engine = await run({});

  const missing = await fetch(`http://127.0.0.1:${engine.port}/getSpace?host=localhost`, {
    headers: { 'x-request-id': 'site-7' },
  });
  expect([missing.status, missing.headers.get('x-request-id')]).toEqual([404, 'site-7']);
  await (await fetch(`http://127.0.0.1:${engine.port}/space/secret-name/people`)).text();
  await expect.poll(engine.requests).toHaveLength(2);
  expect(engine.requests()).toMatchObject([
    { level: 40, requestId: 'site-7', method: 'GET', route: '/getSpace', status: 404 },
    {
      level: 40,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      route: '/space/:spaceID/people',
      status: 401,
    },
  ]);
  expect(JSON.stringify(engine.requests())).not.toContain('secret-name');
  await expect(fetch(`http://127.0.0.2:${engine.port}/getSpace?host=localhost`)).rejects.toThrow();
  await engine.stop();
});

test('on a public address it does not start without a token for its sites', async () => {
  const engine = await run({ HOST: '0.0.0.0' });

  expect(engine.output).toBe('API_TOKEN is required when HOST is not a loopback address\n');
  await engine.stop();
});

test('with a token it rejects calls that do not carry it', { timeout: 120_000 }, async () => {
  const engine = await run({ HOST: '0.0.0.0', API_TOKEN: 'a token of the tests' }, 'a store');
  const send = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${engine.port}/space/edmonton/solds/idx-edm-v5/office`, { headers });

  expect((await send({})).status).toBe(401);
  expect((await send({ 'x-api-token': 'a token of the tests' })).status).not.toBe(401);
  await engine.stop();
});
