import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PageBySlugDocument } from '#web/src/data/page.generated.ts';
import type { RunningSite } from '../../lib/site.ts';
import { median } from '../median.ts';
import { processorTime } from '../processor-time.ts';
import type { Report } from '../report.ts';
import type { HttpLoad } from '../http-load.ts';
import { sendHttpLoad } from '../send-http-load.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 6;
const CONNECTIONS = [4, 16];

/**
 * The home page by GraphQL as the site itself asks for it, against Apollo Server alone with the same schema, operation and
 * answer; both alternate in one run.
 */
export async function measurePageApi(
  { origin, process: { pid } }: RunningSite,
  report: Report,
): Promise<void> {
  const body = JSON.stringify({ query: PageBySlugDocument, variables: { slug: 'index' } });
  const response = await send(origin, body);
  const folder = mkdtempSync(join(tmpdir(), 'strapwork-page-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify((JSON.parse(response) as { data: unknown }).data));
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-apollo.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(bare.stdout, 'data');
    const servers = {
      bare: { url: `http://127.0.0.1:${String(port).trim()}`, pid: bare.pid },
      site: { url: origin, pid },
    };
    if ((await send(servers.bare.url, body)).trim() !== response.trim())
      throw new Error('Apollo Server alone gave another response than the site');

    const names = ['bare', 'site'] as const;
    for (const name of names) await run(name, 16, WARM_UP_SECONDS);
    for (const connections of CONNECTIONS) {
      const runs = { bare: [] as Run[], site: [] as Run[] };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const name of names) runs[name].push(await run(name, connections, SECONDS));
      for (const name of names) {
        const of = (pick: (one: Run) => number) => median(runs[name].map(pick));
        report.note(
          `page by GraphQL, ${connections} connections: ${name === 'bare' ? 'Apollo Server alone' : 'the site'}`,
          `${of(({ perSecond }) => perSecond).toFixed(0)}/s, p95 ${of(({ p95 }) => p95).toFixed(0)} ms, processor ${of(({ cpuMs }) => cpuMs).toFixed(2)} ms`,
        );
      }
    }

    async function run(name: 'bare' | 'site', connections: number, seconds: number): Promise<Run> {
      const server = servers[name];
      const before = processorTime(server.pid);
      const done = await sendHttpLoad({ url: `${server.url}/graphql`, connections, seconds, body });

      return { ...done, cpuMs: (processorTime(server.pid) - before) / (done.perSecond * seconds) };
    }
  } finally {
    bare.kill();
    rmSync(folder, { recursive: true });
  }
}

type Run = HttpLoad & { cpuMs: number };

async function send(origin: string, body: string): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`${origin} responded with ${response.status}: ${await response.text()}`);

  return response.text();
}
