/**
 * "Am I on the right way?", in a minute: generated code, format, lint, types, walls, requirements, what nothing uses, and the tests
 * that the changes since the main branch (or `-- --since COMMIT`) reach. `npm run verify` is the whole.
 */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

type Step = [name: string, command: string, args: string[]];

const BESIDE_EACH_OTHER: Step[] = [
  ['types of the site', 'tsc', ['-p', 'tsconfig.web.json']],
  ['lint', 'biome', ['lint', '--error-on-warnings', '.']],
  ['types of the servers', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the tools', 'tsc', ['-p', 'tsconfig.tools.json']],
  ['format', 'biome', ['format', '.']],
  ['walls', 'vitest', ['run', '--project', 'node', 'scripts/walls.test.ts', 'scripts/references.test.ts']],
  ['requirements', 'npm', ['run', '--silent', 'requirements']],
  ['what nothing uses', 'npm', ['run', '--silent', 'unused']],
];

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const begun = Date.now();
const failed: string[] = [];

// First, since the types depend on it.
await run(['generated code', 'npm', ['run', '--silent', 'codegen']]);
const waiting = [...BESIDE_EACH_OTHER];
await Promise.all(
  Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  }),
);
const base = values.since ?? forkedFromMain();
await run(['tests that the changes reach', 'vitest', ['run', '--changed', base, '--passWithNoTests']]);

console.log(failed.length > 0 ? `✗ ${failed.join(', ')}` : `✓ all in ${seconds(begun)}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Prints a step's duration, and its output only when it failed. */
function run([name, command, args]: Step): Promise<void> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    const end = (isRight: boolean) => {
      if (!isRight) failed.push(name);
      console.log(`${isRight ? '✓' : '✗'} ${name}, ${seconds(started)}${isRight ? '' : `\n${output}`}`);
      resolve();
    };
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (status) => end(status === 0));
  });
}

function forkedFromMain(): string {
  for (const branch of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', branch], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
