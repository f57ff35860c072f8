import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KILLS } from '../../testing/kills.ts';
import { programCommand } from '../../testing/run-program.ts';
import { writeStoreTemplate } from '../../testing/store-template.ts';

const PROGRAM = programCommand('save-until-killed.ts');
const SECOND_PROGRAM = programCommand('hold-directory.ts');
/** A second process tries to start in every fifth round. */
const OVERLAP_EVERY = 5;
/** Simulates two containers on one volume, where the machine permits it. */
const apart = spawnSync('unshare', ['-n', 'true']).status === 0 ? ['unshare', '-n'] : [];

type Found = { found: number; draft: number; versions: number[] };
type Acknowledged = { saved: number; drafted: number; revisions: number[]; statuses: Set<number> };

let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'strapwork-durability-'));
  await writeStoreTemplate(dataDir);
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** The result of starting a second process on the same directory. */
async function overlap(): Promise<string> {
  const [command = '', ...rest] = [...apart, ...SECOND_PROGRAM, dataDir];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  running.delete(child);

  return String(line);
}

/**
 * Starts the program, tries a second one beside it where `isShared`, kills the first `afterMs` after its first save, and
 * returns what it found and did.
 */
async function saveUntilKilled(
  afterMs: number,
  isShared: boolean,
): Promise<{ found: Found; done: Acknowledged }> {
  const [command = '', ...rest] = PROGRAM;
  const child = spawn(command, [...rest, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const over = new Promise((resolve) => child.once('close', resolve));
  let second: Promise<string | null> | null = null;
  const done: Acknowledged = { saved: 0, drafted: 0, revisions: [], statuses: new Set() };
  let found: Found | null = null;

  for await (const line of createInterface({ input: child.stdout })) {
    const report = JSON.parse(line);
    if ('found' in report) {
      found = report;
      continue;
    }
    second ??= (isShared ? overlap() : Promise.resolve(null)).finally(() =>
      setTimeout(() => child.kill('SIGKILL'), afterMs),
    );
    done.statuses.add(report.status);
    if ('drafted' in report) done.drafted = report.drafted;
    else [done.saved, done.revisions] = [report.saved, [...done.revisions, report.revision]];
  }
  await over;
  running.delete(child);
  if (isShared) expect(await second).toContain(`is in use by process ${child.pid}`);
  if (!found) throw new Error('The program ended before it looked at its store');

  return { found, done };
}

test(`no save that was acknowledged is missing after ${KILLS} kills in the middle of saving, every fifth after a second process tried to start`, {
  timeout: 400_000,
}, async () => {
  let [saved, drafted] = [0, 0];
  let revisions: number[] = [];

  for (let round = 0; round <= KILLS; round += 1) {
    const { found, done } = await saveUntilKilled(5 + Math.random() * 200, round % OVERLAP_EVERY === 0);

    expect(found.found).toBeGreaterThanOrEqual(saved);
    expect(found.draft).toBeGreaterThanOrEqual(drafted);
    expect(found.versions).toEqual(expect.arrayContaining(revisions.slice(-90)));
    expect([...done.statuses].every((status) => status === 200 || status === 201)).toBe(true);
    ({ saved, revisions } = done);
    drafted = done.drafted || drafted;
  }
});
