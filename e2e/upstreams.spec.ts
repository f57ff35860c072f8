import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/site.ts';
import { copyTemplate, startSeededSite } from './support/template.ts';
import { expect, test } from './support/test.ts';

const root = join(import.meta.dirname, '..');

test('pages, listings and places come from the upstreams that the variables name; without them visitors get rendered documents, and the rest shows errors', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const dataDir = copyTemplate();
  const engine = spawn(process.execPath, ['engine/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  });
  const upstream = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect((await fetch(`${upstream}/getWebsite/edmonton`)).status).toBe(200);
  }).toPass({ timeout: 120_000 });
  const site = await startSeededSite({
    env: { ENGINE_URL: upstream, API_URL: upstream, GUS_API_URL: upstream },
  });

  await page.goto(`${site.origin}/search`);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).toHaveCount(20);

  const ended = new Promise((resolve) => engine.once('exit', resolve));
  engine.kill('SIGTERM');
  await ended;
  expect((await fetch(`${site.origin}/search`)).status).toBe(200);
  const response = await fetch(`${site.origin}/sellers`);
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.text()).not.toMatch(/ECONNREFUSED|\.ts:\d+/);
  expect((await fetch(`${site.origin}/health`)).status).toBe(200);
  // What the page still loads would be missed by it.
  await page.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
