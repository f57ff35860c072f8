import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeStoreTemplate } from '../testing/store-template.ts';
import { startTestReceiver } from '../testing/test-receiver.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';
import { newWebhookSecret } from '../webhooks/signature.ts';

const PROGRAM = join(import.meta.dirname, '../testing/programs/accept-leads-until-killed.ts');
const START = Date.parse('2026-11-21T19:00:00Z');
const MINUTE_MS = 60_000;
const POINTS = ['storing', 'answered', 'mailed', 'sent'];

test('a process that is killed between a form and its deliveries loses no lead and doubles none', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'strapwork-leads-'));
  await writeStoreTemplate(dataDir);
  const [smtp, hook] = [await startTestSmtp(), await startTestReceiver()];
  const secret = newWebhookSecret();
  const run = async (point: string, minutes: number) => {
    const now = new Date(START + minutes * MINUTE_MS).toISOString();
    const child = spawn(process.execPath, [PROGRAM, dataDir, smtp.url, hook.url, secret, point, now], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const [, signal] = await once(child, 'close');

    return { signal, stored: JSON.parse(output) as Record<string, unknown> };
  };

  for (const [index, point] of POINTS.entries())
    expect((await run(point, 10 * index)).signal).toBe('SIGKILL');
  const { stored } = await run('', 10 * POINTS.length);

  // Nothing of the submission that was never acknowledged is left, and nothing of the others is missing.
  const acknowledged = POINTS.filter((point) => point !== 'storing');
  expect(stored).toEqual({
    leads: acknowledged,
    submissions: acknowledged.length,
    mails: acknowledged.map(() => 'sent'),
    events: acknowledged.map(() => 'delivered'),
  });
  const times = (of: readonly string[]) =>
    [...Map.groupBy(of, (id) => id).values()].map(({ length }) => length).sort();
  // The one that its receiver had accepted has come again as the same mail and the same event.
  expect(times(smtp.received.map(({ messageId }) => messageId))).toEqual([1, 1, 2]);
  expect(times(hook.received.map(({ id }) => id))).toEqual([1, 1, 2]);
  await Promise.all([smtp.close(), hook.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});
