import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../testing/run-program.ts';
import { writeStoreTemplate } from '../testing/store-template.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';

const START = Date.parse('2026-11-21T19:00:00Z');
const MINUTE_MS = 60_000;

let dataDir: string;
let smtp: Awaited<ReturnType<typeof startTestSmtp>>;
let whileSending: (() => void) | null = null;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'strapwork-mails-'));
  await writeStoreTemplate(dataDir);
  const requests = new Map<string, number>();
  smtp = await startTestSmtp((to) => {
    const times = (requests.get(to) ?? 0) + 1;
    requests.set(to, times);
    // The second question is about the message, which the server has by then.
    if (to !== 'sending@example.com' || times !== 2) return 'accept';
    whileSending?.();
    return 'hang';
  });
});
afterEach(async () => {
  await smtp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the program `minutes` after the start; returns what it printed and the signal that ended it. */
async function run(point: string, minutes: number) {
  const now = new Date(START + minutes * MINUTE_MS).toISOString();
  const args = [dataDir, smtp.url, point, now];
  const { output, signal } = await runProgram('deliver-until-killed.ts', args, (child) => {
    whileSending = () => child.kill('SIGKILL');
  });

  return { signal, statuses: JSON.parse(output) as Record<string, string> };
}

test('a process that is killed at any point of a delivery loses no mail', { timeout: 180_000 }, async () => {
  for (const [index, point] of ['queued', 'claimed', 'sending', 'accepted'].entries()) {
    expect((await run(point, 10 * index)).signal).toBe('SIGKILL');
  }
  // The claim of a killed process holds for a while, so that two never send at once.
  expect((await run('', 31)).statuses.accepted).toBe('waiting');

  const { statuses } = await run('', 40);
  expect(statuses).toEqual({ queued: 'sent', claimed: 'sent', sending: 'sent', accepted: 'sent' });
  const sent = Map.groupBy(smtp.received, ({ to }) => to.split('@')[0] ?? '');
  expect([...sent].map(([point, mails]) => [point, mails.length])).toEqual([
    ['queued', 1],
    ['claimed', 1],
    ['sending', 1],
    // The one point at which SMTP cannot tell: the copy has the same Message-ID.
    ['accepted', 2],
  ]);
  expect(new Set(sent.get('accepted')?.map(({ messageId }) => messageId)).size).toBe(1);
});
